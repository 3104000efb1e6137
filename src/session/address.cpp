#include "session/address.h"

#include <array>

#include "engine/notation.h"
#include "registry/games.h"

namespace mnk {
namespace {

using AddressReason = AddressFault::Reason;

constexpr std::string_view address_version = "1";
constexpr std::array<std::string_view, 6> address_names{"v", "rules",    "x",
                                                        "o", "position", "moves"};
constexpr std::array<std::string_view, 5> settings_names{"v", "rules", "x", "o", "position"};

AddressFault fault(AddressReason reason, std::string_view part, std::string_view found,
                   std::optional<ParseError> error = {}) {
  if (error) error->found = excerpt(error->found);
  return {
      .reason = reason, .part = excerpt(part), .found = excerpt(found), .error = std::move(error)};
}

/// Adds the faults of the fields as such: unknown or repeated ones, and a wrong version.
void read_version(const QueryString& fields, AddressFaults& faults) {
  for (const Field& field : fields.unknown()) {
    faults.add(fault(AddressReason::unknown, field.name, field.value));
  }
  for (const Field& field : fields.repeated()) {
    faults.add(fault(AddressReason::twice, field.name, field.value));
  }
  const auto& version = fields["v"];
  if (version && *version != address_version)
    faults.add(fault(AddressReason::version, "v", *version));
}

std::optional<PlayerKind> read_player(const QueryString& fields, std::string_view part,
                                      AddressFaults& faults) {
  const auto& text = fields[part];
  if (!text) return std::nullopt;
  const auto kind = parse_name<PlayerKind>(*text);
  if (!kind) faults.add(fault(AddressReason::player, part, *text));
  return kind;
}

std::optional<games::AnyPosition> read_start(const QueryString& fields,
                                             const games::AnyRules& rules, AddressFaults& faults) {
  const auto& text = fields["position"];
  if (!text) return std::nullopt;
  auto start = parse_start(*text, rules);
  if (start) return *std::move(start);
  faults.add(fault(AddressReason::position, "position", *text, start.error()));
  return std::nullopt;
}

}  // namespace

void AddressFaults::add(AddressFault fault) {
  if (listed.size() < max_listed) {
    listed.push_back(std::move(fault));
  } else {
    ++more;
  }
}

Settings SettingsChange::applied_to(Settings settings) const {
  if (rules) settings.rules = *rules;
  if (x) settings.x = *x;
  if (o) settings.o = *o;
  return settings;
}

std::string to_address(const Settings& settings, const std::optional<games::AnyPosition>& start,
                       const std::vector<Cell>& moves) {
  std::string text = "v=";
  text.append(address_version)
      .append("&rules=")
      .append(games::to_text(settings.rules))
      .append("&x=")
      .append(to_text(settings.x))
      .append("&o=")
      .append(to_text(settings.o));
  if (start) text.append("&position=").append(to_position_text(*start));
  if (!moves.empty()) text.append("&moves=").append(to_text(moves));
  return text;
}

SettingsChange read_settings(const QueryString& fields, AddressFaults& faults) {
  SettingsChange change;
  if (const auto& text = fields["rules"]) {
    if (const auto rules = games::parse_any_rules(*text)) {
      change.rules = *rules;
    } else {
      faults.add(fault(AddressReason::rules, "rules", *text, rules.error()));
    }
  }
  change.x = read_player(fields, "x", faults);
  change.o = read_player(fields, "o", faults);
  return change;
}

std::expected<std::optional<games::AnyPosition>, ParseError> parse_start(
    std::string_view text, const games::AnyRules& rules) {
  auto position = games::parse_any_position(text, rules);
  if (!position) return std::unexpected(std::move(position).error());
  if (position->empty()) return std::nullopt;
  return *std::move(position);
}

std::expected<SettingsChange, AddressFaults> parse_settings(std::string_view text) {
  const QueryString fields(text, settings_names);
  AddressFaults faults;
  read_version(fields, faults);
  SettingsChange change = read_settings(fields, faults);
  if (change.rules) {
    change.start = read_start(fields, *change.rules, faults);
  } else if (fields["position"] && !fields["rules"]) {
    faults.add(fault(AddressReason::rules, "rules", "", ParseError()));
  }
  if (!faults.empty()) return std::unexpected(std::move(faults));
  return change;
}

Address parse_address(std::string_view text) {
  Address address;
  const QueryString fields(text, address_names);
  read_version(fields, address.faults);
  address.settings = read_settings(fields, address.faults).applied_to({});
  const games::AnyRules& rules = address.settings.rules;
  address.start = read_start(fields, rules, address.faults);
  if (const auto& found = fields["moves"]) {
    if (auto moves = parse_moves(*found, address.start.value_or(games::AnyPosition(rules)))) {
      address.moves = std::move(*moves);
    } else {
      address.moves = std::move(moves.error().legal_prefix);
      address.faults.add(fault(AddressReason::moves, "moves", *found, moves.error().error));
    }
  }
  return address;
}

}  // namespace mnk
