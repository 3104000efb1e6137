#include "players/thinker_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "engine/decimal.h"
#include "engine/notation.h"
#include "engine/position_text.h"
#include "engine/text_scan.h"

namespace mnk {
namespace {

using Error = std::unexpected<ThinkTextError>;

constexpr std::array<std::string_view, 5> task_names = {"move", "hint", "analysis", "review",
                                                        "explanation"};
constexpr std::array<std::string_view, 7> proof_names = {
    "none", "search", "pairing", "erdos_selfridge", "no_line_left", "theorem", "strategy_stealing"};

Error error(ThinkField field, std::string_view found) {
  return Error(ThinkTextError{.field = field, .found = std::string(found)});
}

template <typename Named, std::size_t Count>
std::optional<Named> parse_name(std::string_view text,
                                const std::array<std::string_view, Count>& names) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Named>(found - names.begin());
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most) {
  if (text.empty()) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (number > (most - digit) / 10) return std::nullopt;
    number = number * 10 + digit;
  }
  return number;
}

constexpr std::uint64_t most_id = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

// Texts grow at their end: this is much less code than joining their parts with +.

template <std::size_t Count>
void append_name(std::string& text, std::size_t number,
                 const std::array<std::string_view, Count>& names) {
  text.append(names[number]);
}

void append_value(std::string& text, Value value) {
  append_name(text, static_cast<std::size_t>(value.result), result_names);
  text += ':';
  append_decimal(text, static_cast<std::uint64_t>(value.plies));
}

void append_assessment(std::string& text, const Assessment& known) {
  append_value(text, known.value);
  for (const Proof proof : {known.proof, known.cannot_win, known.cannot_lose}) {
    text += ':';
    append_name(text, static_cast<std::size_t>(proof), proof_names);
  }
  if (known.is_proven()) return;
  for (const Value bound : {known.at_least, known.at_most}) {
    text += ':';
    append_value(text, bound);
  }
  if (!known.chance) return;
  text += ':';
  append_decimal(text, *known.chance);
}

std::optional<Value> parse_value(std::string_view result_text, std::string_view plies_text) {
  const auto result = parse_name<Result>(result_text, result_names);
  const auto plies = parse_number(plies_text, Rules::max_cells);
  if (!result || !plies) return std::nullopt;
  return Value{.result = *result, .plies = static_cast<int>(*plies)};
}

std::optional<Assessment> parse_assessment(std::string_view text) {
  const std::vector<Piece> parts = split(text, ':');
  if (parts.size() != 5 && parts.size() != 9 && parts.size() != 10) return std::nullopt;
  const auto value = parse_value(parts[0].text, parts[1].text);
  const auto proof = parse_name<Proof>(parts[2].text, proof_names);
  const auto cannot_win = parse_name<Proof>(parts[3].text, proof_names);
  const auto cannot_lose = parse_name<Proof>(parts[4].text, proof_names);
  if (!value || !proof || !cannot_win || !cannot_lose) return std::nullopt;
  if ((*proof == Proof::none) == (parts.size() == 5)) return std::nullopt;
  Assessment known = Assessment::proven(*value, *proof);
  known.cannot_win = *cannot_win;
  known.cannot_lose = *cannot_lose;
  if (*proof != Proof::none) return known;
  const auto at_least = parse_value(parts[5].text, parts[6].text);
  const auto at_most = parse_value(parts[7].text, parts[8].text);
  if (!at_least || !at_most || *at_most < *at_least) return std::nullopt;
  known.at_least = *at_least;
  known.at_most = *at_most;
  if (parts.size() == 9) return known;
  const auto chance = parse_number(parts[9].text, 99);
  if (!chance || *chance == 0) return std::nullopt;
  known.chance = static_cast<std::uint8_t>(*chance);
  return known;
}

void append_moves(std::string& text, const std::vector<MoveAssessment>& moves) {
  if (moves.empty()) text += '-';
  bool first = true;
  for (const MoveAssessment& known : moves) {
    if (!std::exchange(first, false)) text += ';';
    text.append(to_text(known.move));
    text += '=';
    append_assessment(text, known.assessment);
  }
}

std::optional<std::vector<MoveAssessment>> parse_move_values(std::string_view text,
                                                             const Rules& rules) {
  std::vector<MoveAssessment> moves;
  if (text == "-") return moves;
  for (const Piece& piece : split(text, ';')) {
    const std::size_t equals = std::min(piece.text.find('='), piece.text.size() - 1);
    if (piece.text.empty()) return std::nullopt;
    const auto cell = parse_cell(piece.text.substr(0, equals), rules);
    const auto assessment = parse_assessment(piece.text.substr(equals + 1));
    if (!cell || !assessment) return std::nullopt;
    moves.push_back({.move = *cell, .assessment = *assessment});
  }
  return moves;
}

std::optional<std::vector<Cell>> parse_line(std::string_view text, const Rules& rules) {
  std::vector<Cell> variation;
  if (text == "-") return variation;
  for (const Piece& piece : split(text, '.')) {
    const auto cell = parse_cell(piece.text, rules);
    if (!cell) return std::nullopt;
    variation.push_back(*cell);
  }
  return variation;
}

void append_line(std::string& text, const std::vector<Cell>& cells) {
  if (cells.empty()) text += '-';
  text.append(to_text(cells));
}

/// Plays moves after which the game must go on; false if they are not such.
bool played_on(Position& position, const std::vector<Cell>& moves) {
  for (const Cell move : moves) {
    if (!position.play(move)) return false;
  }
  return !position.outcome().over();
}

void append_reasons(std::string& text, const std::vector<MoveReason>& reasons) {
  char before = ' ';
  for (const MoveReason& reason : reasons) {
    text += std::exchange(before, ';');
    text.append(to_text(reason.kind));
    text += ':';
    text += letter(reason.side);
    text += ':';
    append_decimal(text, static_cast<std::uint64_t>(reason.plies));
    text.append(reason.proven ? ":proven:" : ":seen:");
    append_line(text, reason.cells);
  }
}

std::optional<MoveReason> parse_reason(std::string_view text, const Rules& rules) {
  const std::vector<Piece> parts = split(text, ':');
  if (parts.size() != 5) return std::nullopt;
  const auto kind = parse_name<ReasonKind>(parts[0].text, reason_kind_names);
  const bool x = parts[1].text == "X";
  const auto plies = parse_number(parts[2].text, Rules::max_cells);
  const bool proven = parts[3].text == "proven";
  auto cells = parse_line(parts[4].text, rules);
  if (!kind || (!x && parts[1].text != "O") || !plies || !cells) return std::nullopt;
  if (!proven && parts[3].text != "seen") return std::nullopt;
  return MoveReason{.kind = *kind,
                    .side = x ? Mark::X : Mark::O,
                    .cells = *std::move(cells),
                    .plies = static_cast<int>(*plies),
                    .proven = proven};
}

std::optional<std::vector<MoveReason>> parse_reasons(std::string_view text, const Rules& rules) {
  std::vector<MoveReason> reasons;
  for (const Piece& piece : split(text, ';')) {
    auto reason = parse_reason(piece.text, rules);
    if (!reason || reasons.size() == most_reasons) return std::nullopt;
    reasons.push_back(*std::move(reason));
  }
  return reasons;
}

}  // namespace

std::string to_text(const ThinkRequest& request) {
  Position start = request.position;
  while (!start.history().empty()) start.take_back();
  std::string text;
  append_decimal(text, request.id);
  text += ' ';
  append_name(text, static_cast<std::size_t>(request.task), task_names);
  text += ' ';
  text.append(to_text(start.rules()));
  text += ' ';
  text.append(to_position_text(start));
  text += ' ';
  append_line(text, request.position.history());
  text += ' ';
  text.append(to_text(request.player));
  text += ' ';
  append_decimal(text, request.seed);
  text += ' ';
  append_decimal(text, request.node_budget);
  if (request.move) text.append(" ").append(to_text(*request.move));
  return text;
}

std::expected<ThinkRequest, ThinkTextError> parse_request(std::string_view text) {
  const std::vector<Piece> fields = split(text, ' ');
  if (fields.size() != 8 && fields.size() != 9) return error(ThinkField::count, text);
  const auto id = parse_number(fields[0].text, most_id);
  if (!id) return error(ThinkField::id, fields[0].text);
  const auto task = parse_name<ThinkTask>(fields[1].text, task_names);
  if (!task) return error(ThinkField::task, fields[1].text);
  const bool explained = *task == ThinkTask::explanation;
  if (explained != (fields.size() == 9)) return error(ThinkField::count, text);
  const auto rules = parse_rules(fields[2].text);
  if (!rules) return error(ThinkField::rules, fields[2].text);
  auto position = parse_position(fields[3].text, *rules);
  if (!position || position->outcome().over()) return error(ThinkField::position, fields[3].text);
  const auto history = parse_line(fields[4].text, *rules);
  if (!history || !played_on(*position, *history)) {
    return error(ThinkField::history, fields[4].text);
  }
  const auto player = parse_player_kind(fields[5].text);
  if (!player || (*player == PlayerKind::human && *task == ThinkTask::move)) {
    return error(ThinkField::player, fields[5].text);
  }
  const auto seed = parse_number(fields[6].text, most);
  if (!seed) return error(ThinkField::seed, fields[6].text);
  const auto node_budget = parse_number(fields[7].text, most);
  if (!node_budget) return error(ThinkField::node_budget, fields[7].text);
  std::optional<Cell> move;
  if (explained) {
    const auto cell = parse_cell(fields[8].text, *rules);
    if (!cell || position->refusal(*cell)) return error(ThinkField::move, fields[8].text);
    move = *cell;
  }
  return ThinkRequest{.id = static_cast<std::uint32_t>(*id),
                      .task = *task,
                      .position = std::move(*position),
                      .player = *player,
                      .seed = *seed,
                      .node_budget = *node_budget,
                      .move = move};
}

std::string to_text(const ThinkReport& report) {
  std::string text;
  append_decimal(text, report.id);
  text.append(report.done ? " done " : " more ");
  text.append(report.move ? to_text(*report.move) : "-");
  text += ' ';
  append_assessment(text, report.value);
  text += ' ';
  append_decimal(text, report.nodes);
  text += ' ';
  append_line(text, report.variation);
  text += ' ';
  append_moves(text, report.moves);
  append_reasons(text, report.reasons);
  return text;
}

std::optional<std::uint32_t> report_id(std::string_view text) {
  const auto id = parse_number(text.substr(0, text.find(' ')), most_id);
  if (!id) return std::nullopt;
  return static_cast<std::uint32_t>(*id);
}

std::expected<ThinkReport, ThinkTextError> parse_report(std::string_view text, const Rules& rules) {
  const std::vector<Piece> fields = split(text, ' ');
  if (fields.size() != 7 && fields.size() != 8) return error(ThinkField::count, text);
  const auto id = parse_number(fields[0].text, most_id);
  if (!id) return error(ThinkField::id, fields[0].text);
  const bool done = fields[1].text == "done";
  if (!done && fields[1].text != "more") return error(ThinkField::done, fields[1].text);
  std::optional<Cell> move;
  if (fields[2].text != "-") {
    const auto cell = parse_cell(fields[2].text, rules);
    if (!cell) return error(ThinkField::move, fields[2].text);
    move = *cell;
  }
  const auto value = parse_assessment(fields[3].text);
  if (!value) return error(ThinkField::value, fields[3].text);
  const auto nodes = parse_number(fields[4].text, most);
  if (!nodes) return error(ThinkField::nodes, fields[4].text);
  auto variation = parse_line(fields[5].text, rules);
  if (!variation) return error(ThinkField::variation, fields[5].text);
  auto moves = parse_move_values(fields[6].text, rules);
  if (!moves) return error(ThinkField::moves, fields[6].text);
  std::vector<MoveReason> reasons;
  if (fields.size() == 8) {
    auto parsed = parse_reasons(fields[7].text, rules);
    if (!parsed) return error(ThinkField::reasons, fields[7].text);
    reasons = *std::move(parsed);
  }
  return ThinkReport{.id = static_cast<std::uint32_t>(*id),
                     .done = done,
                     .move = move,
                     .value = *value,
                     .variation = std::move(*variation),
                     .moves = std::move(*moves),
                     .nodes = *nodes,
                     .reasons = std::move(reasons)};
}

}  // namespace mnk
