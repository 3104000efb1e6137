#include "session/address.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/notation.h"
#include "engine/text_scan.h"

namespace mnk {
namespace {

using Reason = AddressFault::Reason;

constexpr std::string_view current_version = "1";

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

/// Puts characters in the place of %XX; a % without two digits stays as it is.
std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size()) {
      const auto high = hex_digit(text[i + 1]);
      const auto low = hex_digit(text[i + 2]);
      if (high && low) {
        decoded += static_cast<char>(*high * 16 + *low);
        i += 2;
        continue;
      }
    }
    decoded += text[i];
  }
  return decoded;
}

/// The parts of an address by name, the first of each name; every other part becomes a fault.
class Parts {
 public:
  Parts(std::string_view text, std::vector<AddressFault>& faults) {
    if (text.starts_with('#')) text.remove_prefix(1);
    for (const Piece& piece : split(text, '&')) {
      if (piece.text.empty()) continue;
      const std::size_t equals = std::min(piece.text.find('='), piece.text.size());
      const std::string name = percent_decoded(piece.text.substr(0, equals));
      const std::string value =
          percent_decoded(piece.text.substr(std::min(equals + 1, piece.text.size())));
      const auto known = std::ranges::find(names, name);
      if (known == names.end()) {
        faults.push_back({.reason = Reason::unknown, .part = name, .found = value, .error = {}});
      } else if (auto& slot = values_[static_cast<std::size_t>(known - names.begin())]; slot) {
        faults.push_back({.reason = Reason::twice, .part = name, .found = value, .error = {}});
      } else {
        slot = value;
      }
    }
  }

  [[nodiscard]] const std::optional<std::string>& operator[](std::string_view name) const {
    return values_[static_cast<std::size_t>(std::ranges::find(names, name) - names.begin())];
  }

 private:
  static constexpr std::array<std::string_view, 5> names{"v", "rules", "x", "o", "moves"};
  std::array<std::optional<std::string>, names.size()> values_;
};

}  // namespace

std::string to_address(const Settings& settings, const std::vector<Cell>& moves) {
  std::string text = "v=";
  text.append(current_version)
      .append("&rules=")
      .append(to_text(settings.rules))
      .append("&x=")
      .append(to_text(settings.x))
      .append("&o=")
      .append(to_text(settings.o));
  if (!moves.empty()) text.append("&moves=").append(to_text(moves));
  return text;
}

Address parse_address(std::string_view text) {
  Address address;
  const Parts parts(text, address.faults);
  const auto fault = [&](Reason reason, std::string_view part, const ParseError& error = {}) {
    address.faults.push_back(
        {.reason = reason, .part = std::string(part), .found = *parts[part], .error = error});
  };
  if (parts["v"] && *parts["v"] != current_version) fault(Reason::version, "v");
  if (parts["rules"]) {
    if (const auto rules = parse_rules(*parts["rules"])) {
      address.settings.rules = *rules;
    } else {
      fault(Reason::rules, "rules", rules.error());
    }
  }
  const auto read_player = [&](std::string_view part, PlayerKind& player) {
    if (!parts[part]) return;
    if (const auto kind = parse_player_kind(*parts[part])) {
      player = *kind;
    } else {
      fault(Reason::player, part);
    }
  };
  read_player("x", address.settings.x);
  read_player("o", address.settings.o);
  if (parts["moves"]) {
    if (auto moves = parse_moves(*parts["moves"], address.settings.rules)) {
      address.moves = std::move(*moves);
    } else {
      address.moves = std::move(moves.error().legal_prefix);
      fault(Reason::moves, "moves", moves.error().error);
    }
  }
  return address;
}

}  // namespace mnk
