#include "search/search_text.h"

#include <limits>
#include <utility>

#include "engine/notation.h"
#include "registry/games.h"
#include "text/scan.h"

namespace mnk {
namespace {

// The parts of requests and reports. Appending them takes less code than joining with +.

void append_one(std::string& text, char character) { text += character; }
void append_one(std::string& text, std::string_view part) { text.append(part); }
void append_one(std::string& text, std::uint64_t number) { append_decimal(text, number); }
void append_one(std::string& text, int number) { text.append(decimal(number)); }

template <class... Parts>
void append(std::string& text, const Parts&... parts) {
  (append_one(text, parts), ...);
}

void append_value(std::string& text, Value value) {
  append(text, to_text(value.result), ':', value.plies);
}

std::optional<Value> parse_value(std::string_view result_text, std::string_view plies_text) {
  const auto result = parse_name<Result>(result_text);
  const auto plies = parse_number(plies_text, Rules::max_cells);
  if (!result || !plies) return std::nullopt;
  return Value{.result = *result, .plies = static_cast<int>(*plies)};
}

/// `win:5:search:none:none`; if unproven, with the bounds and possibly the chance to win:
/// `draw:9:none:none:none:loss:2:win:9:47`.
void append_assessment(std::string& text, const Assessment& known) {
  append_value(text, known.value);
  for (const Proof proof : {known.proof, known.cannot_win, known.cannot_lose}) {
    append(text, ':', to_text(proof));
  }
  if (known.is_proven()) return;
  for (const Value bound : {known.at_least, known.at_most}) {
    text += ':';
    append_value(text, bound);
  }
  if (known.chance) append(text, ':', int{*known.chance});
}

std::optional<Assessment> parse_assessment(std::string_view text) {
  const std::vector<Token> parts = split(text, ':');
  if (parts.size() != 5 && parts.size() != 9 && parts.size() != 10) return std::nullopt;
  const auto value = parse_value(parts[0].text, parts[1].text);
  const auto proof = parse_name<Proof>(parts[2].text);
  const auto cannot_win = parse_name<Proof>(parts[3].text);
  const auto cannot_lose = parse_name<Proof>(parts[4].text);
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

/// `b2.a1`, or `-` for none.
void append_line(std::string& text, const std::vector<Cell>& cells) {
  if (cells.empty()) text += '-';
  text.append(to_text(cells));
}

std::optional<std::vector<Cell>> parse_line(std::string_view text, const Rules& rules) {
  return text == "-" ? std::vector<Cell>() : parse_cells(text, rules);
}

/// `b2.c1=ASSESSMENT;a1=ASSESSMENT`, or `-` for none. Consecutive moves with the same assessment
/// share it, because on large boards little is known of most moves.
void append_moves(std::string& text, const std::vector<MoveAssessment>& moves) {
  if (moves.empty()) text += '-';
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text.append(to_text(moves[i].move));
    const bool last = i + 1 == moves.size();
    if (!last && moves[i + 1].assessment == moves[i].assessment) {
      text += '.';
      continue;
    }
    text += '=';
    append_assessment(text, moves[i].assessment);
    if (!last) text += ';';
  }
}

std::optional<std::vector<MoveAssessment>> parse_move_values(std::string_view text,
                                                             const Rules& rules) {
  std::vector<MoveAssessment> moves;
  if (text == "-") return moves;
  for (const Token& token : split(text, ';')) {
    const std::size_t equals = token.text.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const auto cells = parse_line(token.text.substr(0, equals), rules);
    const auto assessment = parse_assessment(token.text.substr(equals + 1));
    if (!cells || cells->empty() || !assessment) return std::nullopt;
    for (const Cell cell : *cells) moves.push_back({.move = cell, .assessment = *assessment});
  }
  return moves;
}

/// ` KIND:SIDE:PLIES:proven:LINE;…` with the space in front, `seen` if unproven; nothing if there
/// are no reasons.
void append_reasons(std::string& text, const std::vector<MoveReason>& reasons) {
  char before = ' ';
  for (const MoveReason& reason : reasons) {
    append(text, std::exchange(before, ';'), to_text(reason.kind), ':', letter(reason.side), ':',
           reason.plies, reason.proven ? ":proven:" : ":seen:");
    append_line(text, reason.cells);
  }
}

std::optional<MoveReason> parse_reason(std::string_view text, const Rules& rules) {
  const std::vector<Token> parts = split(text, ':');
  if (parts.size() != 5) return std::nullopt;
  const auto kind = parse_name<ReasonKind>(parts[0].text);
  const auto side = parse_name<Mark>(parts[1].text);
  const auto plies = parse_number(parts[2].text, Rules::max_cells);
  const bool proven = parts[3].text == "proven";
  auto cells = parse_line(parts[4].text, rules);
  if (!kind || !side || !plies || !cells) return std::nullopt;
  if (!proven && parts[3].text != "seen") return std::nullopt;
  return MoveReason{.kind = *kind,
                    .side = *side,
                    .cells = *std::move(cells),
                    .plies = static_cast<int>(*plies),
                    .proven = proven};
}

/// Takes the text without that space; it must have at least one reason.
std::optional<std::vector<MoveReason>> parse_reasons(std::string_view text, const Rules& rules) {
  std::vector<MoveReason> reasons;
  for (const Token& token : split(text, ';')) {
    auto reason = parse_reason(token.text, rules);
    if (!reason || reasons.size() == max_reasons) return std::nullopt;
    reasons.push_back(*std::move(reason));
  }
  return reasons;
}

std::optional<std::uint32_t> parse_id(std::string_view text) {
  const auto id = parse_number(text, std::numeric_limits<std::uint32_t>::max());
  return id ? std::optional(static_cast<std::uint32_t>(*id)) : std::nullopt;
}

}  // namespace

std::string to_text(const SearchRequest& request) {
  games::AnyPosition start = request.position;
  while (!start.history().empty()) start.take_back();
  std::string text;
  append(text, std::uint64_t{request.id}, ' ', to_text(request.goal), ' ',
         games::to_text(start.rules()), ' ', to_position_text(start), ' ');
  append_line(text, request.position.history());
  append(text, ' ', to_text(request.player), ' ', request.seed, ' ', request.node_budget);
  if (request.move) append(text, ' ', to_text(*request.move));
  return text;
}

std::optional<SearchRequest> parse_request(std::string_view text) {
  const std::vector<Token> fields = split(text, ' ');
  if (fields.size() != 8 && fields.size() != 9) return std::nullopt;
  const auto id = parse_id(fields[0].text);
  const auto goal = parse_name<SearchGoal>(fields[1].text);
  auto position = games::parse_game(fields[2].text, fields[3].text, fields[4].text);
  const auto player = parse_name<PlayerKind>(fields[5].text);
  const auto seed = parse_number(fields[6].text);
  const auto node_budget = parse_number(fields[7].text);
  if (!id || !goal || !position || !player || !seed || !node_budget) return std::nullopt;
  if (fields[4].text.empty() || position->outcome().over()) return std::nullopt;
  if (*goal == SearchGoal::solve) return std::nullopt;
  if (*goal == SearchGoal::move && *player == PlayerKind::human) return std::nullopt;
  const bool explained = *goal == SearchGoal::explanation;
  const bool names_move = fields.size() == 9;
  if (names_move ? !explained && *goal != SearchGoal::review : explained) return std::nullopt;
  std::optional<Cell> move;
  if (names_move) {
    const auto cell = parse_cell(fields[8].text, position->board());
    if (!cell || position->refusal(*cell)) return std::nullopt;
    move = *cell;
  }
  return SearchRequest{.id = *id,
                       .goal = *goal,
                       .position = *std::move(position),
                       .player = *player,
                       .seed = *seed,
                       .node_budget = *node_budget,
                       .move = move};
}

std::string to_text(const SearchReport& report) {
  std::string text;
  append(text, std::uint64_t{report.id}, report.done ? " done " : " more ",
         report.move ? to_text(*report.move) : "-", ' ');
  append_assessment(text, report.value);
  append(text, ' ', report.nodes, ' ');
  append_line(text, report.variation);
  text += ' ';
  append_moves(text, report.moves);
  append_reasons(text, report.reasons);
  return text;
}

std::optional<std::uint32_t> report_id(std::string_view text) { return parse_id(first_word(text)); }

std::optional<SearchReport> parse_report(std::string_view text, const Rules& board) {
  const std::vector<Token> fields = split(text, ' ');
  if (fields.size() != 7 && fields.size() != 8) return std::nullopt;
  const auto id = parse_id(fields[0].text);
  const bool done = fields[1].text == "done";
  const auto line = parse_line(fields[2].text, board);
  const auto value = parse_assessment(fields[3].text);
  const auto nodes = parse_number(fields[4].text);
  auto variation = parse_line(fields[5].text, board);
  auto moves = parse_move_values(fields[6].text, board);
  auto reasons = fields.size() == 8 ? parse_reasons(fields[7].text, board)
                                    : std::optional<std::vector<MoveReason>>(std::in_place);
  if (!id || !line || !value || !nodes || !variation || !moves || !reasons) return std::nullopt;
  if ((!done && fields[1].text != "more") || line->size() > 1) return std::nullopt;
  return SearchReport{.id = *id,
                      .done = done,
                      .move = line->empty() ? std::nullopt : std::optional(line->front()),
                      .value = *value,
                      .variation = *std::move(variation),
                      .moves = *std::move(moves),
                      .nodes = *nodes,
                      .reasons = *std::move(reasons)};
}

}  // namespace mnk
