#include "session/player_name.h"

#include <algorithm>
#include <array>

namespace mnk {
namespace {

/// Bytes of UTF-8 as one number, from the first of these characters to the last.
struct Range {
  unsigned first;
  unsigned last;
};

/// Characters that steer or hide text instead of being seen: controls, marks of direction, ends of
/// lines, blanks of no width but those that join letters.
constexpr std::array<Range, 9> unseen{{{0x00, 0x1F},
                                       {0x7F, 0x7F},
                                       {0xC280, 0xC29F},
                                       {0xD89C, 0xD89C},
                                       {0xE2808B, 0xE2808B},
                                       {0xE2808E, 0xE2808F},
                                       {0xE280A8, 0xE280AE},
                                       {0xE281A0, 0xE281AF},
                                       {0xEFBBBF, 0xEFBBBF}}};

/// The bytes of a character that is as long as this one.
constexpr unsigned bytes_of(unsigned character) {
  if (character > 0xFFFF) return 0xFFFFFF;
  return character > 0xFF ? 0xFFFF : 0xFF;
}

}  // namespace

PlayerName::PlayerName(std::string_view text) : size_(text.size()) {
  std::ranges::copy(text, bytes_.begin());
}

std::optional<PlayerName> PlayerName::parse(std::string_view text) {
  if (text.empty() || text.size() > most_bytes) return std::nullopt;
  if (text.front() == ' ' || text.back() == ' ') return std::nullopt;
  unsigned latest = 0;
  for (const char byte : text) {
    latest = latest << 8U | static_cast<unsigned char>(byte);
    for (const auto& [first, last] : unseen) {
      const unsigned character = latest & bytes_of(first);
      if (first <= character && character <= last) return std::nullopt;
    }
  }
  return PlayerName(text);
}

}  // namespace mnk
