#include "session/address.h"

#include <array>

#include "engine/notation.h"

namespace mnk {
namespace {

using Reason = AddressFault::Reason;

constexpr std::string_view current_version = "1";
constexpr std::array<std::string_view, 5> address_names{"v", "rules", "x", "o", "moves"};
constexpr std::array<std::string_view, 4> settings_names{"v", "rules", "x", "o"};

AddressFault fault(Reason reason, std::string_view part, std::string_view found,
                   ParseError error = {}) {
  error.found = excerpt(error.found);
  return {
      .reason = reason, .part = excerpt(part), .found = excerpt(found), .error = std::move(error)};
}

/// The faults of fields as such, whatever they hold.
void read_version(const Fields& fields, AddressFaults& faults) {
  for (const Field& field : fields.unknown()) {
    faults.add(fault(Reason::unknown, field.name, field.value));
  }
  for (const Field& field : fields.repeated()) {
    faults.add(fault(Reason::twice, field.name, field.value));
  }
  const auto& version = fields["v"];
  if (version && *version != current_version) faults.add(fault(Reason::version, "v", *version));
}

std::optional<PlayerKind> read_player(const Fields& fields, std::string_view part,
                                      AddressFaults& faults) {
  const auto& text = fields[part];
  if (!text) return std::nullopt;
  const auto kind = parse_player_kind(*text);
  if (!kind) faults.add(fault(Reason::player, part, *text));
  return kind;
}

}  // namespace

void AddressFaults::add(AddressFault fault) {
  if (told.size() < most_told) {
    told.push_back(std::move(fault));
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

SettingsChange read_settings(const Fields& fields, AddressFaults& faults) {
  SettingsChange change;
  if (const auto& text = fields["rules"]) {
    if (const auto rules = parse_rules(*text)) {
      change.rules = *rules;
    } else {
      faults.add(fault(Reason::rules, "rules", *text, rules.error()));
    }
  }
  change.x = read_player(fields, "x", faults);
  change.o = read_player(fields, "o", faults);
  return change;
}

std::expected<SettingsChange, AddressFaults> parse_settings(std::string_view text) {
  const Fields fields(text, settings_names);
  AddressFaults faults;
  read_version(fields, faults);
  const SettingsChange change = read_settings(fields, faults);
  if (!faults.empty()) return std::unexpected(std::move(faults));
  return change;
}

Address parse_address(std::string_view text) {
  Address address;
  const Fields fields(text, address_names);
  read_version(fields, address.faults);
  address.settings = read_settings(fields, address.faults).applied_to({});
  if (const auto& found = fields["moves"]) {
    if (auto moves = parse_moves(*found, address.settings.rules)) {
      address.moves = std::move(*moves);
    } else {
      address.moves = std::move(moves.error().legal_prefix);
      address.faults.add(fault(Reason::moves, "moves", *found, moves.error().error));
    }
  }
  return address;
}

}  // namespace mnk
