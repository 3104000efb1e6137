#include "session/match_state.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mnk {

namespace {

/// Where in a name a character may be.
enum class Place : std::uint8_t {
  nowhere,
  between,  ///< neither first nor last
};

/// Bytes of UTF-8 as one number, from the first of these characters to the last.
struct Range {
  unsigned first;
  unsigned last;
  Place place = Place::nowhere;
};

/// Characters that are not seen by themselves: those that steer or hide text, which are controls,
/// marks of direction, ends of lines, blanks of no width, hyphens that only may come; blanks.
constexpr std::array<Range, 14> unseen{{{0x00, 0x1F},
                                        {0x7F, 0x7F},
                                        {0xC280, 0xC29F},
                                        {0xC2AD, 0xC2AD},
                                        {0xD89C, 0xD89C},
                                        {0xE2808B, 0xE2808B},
                                        {0xE2808E, 0xE2808F},
                                        {0xE280A8, 0xE280AE},
                                        {0xE281A0, 0xE281AF},
                                        {0xEFBBBF, 0xEFBBBF},
                                        {0x20, 0x20, Place::between},
                                        {0xC2A0, 0xC2A0, Place::between},
                                        {0xE28080, 0xE2808A, Place::between},
                                        {0xE38080, 0xE38080, Place::between}}};

/// All bytes of what joins letters, U+200C and U+200D.
constexpr std::string_view joiners = "\xE2\x80\x8C\x8D";

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
  if (text.empty() || text.size() > max_bytes) return std::nullopt;
  if (text.find_first_not_of(joiners) == std::string_view::npos) return std::nullopt;
  unsigned latest = 0;
  for (const char& byte : text) {
    latest = latest << 8U | static_cast<unsigned char>(byte);
    for (const auto& [first, last, place] : unseen) {
      const unsigned character = latest & bytes_of(first);
      if (character < first || last < character) continue;
      const bool is_last = &byte == &text.back();
      // Nothing before it.
      const bool is_first = latest == character;
      if (place == Place::nowhere || is_first || is_last) return std::nullopt;
    }
  }
  return PlayerName(text);
}

Mark first_mover(const std::optional<games::AnyPosition>& start) {
  return start ? start->to_move() : Mark::X;
}

std::optional<int> undo_target(int moves, std::optional<Mark> mark, Mark first) {
  if (!mark) return std::nullopt;
  const bool moved_last = (moves % 2 == 1) == (*mark == first);
  const int target = moves - (moved_last ? 1 : 2);
  return target < 0 ? std::nullopt : std::optional(target);
}

}  // namespace mnk
