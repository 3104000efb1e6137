#include "search/search_text.h"

#include <limits>
#include <utility>

#include "engine/notation.h"
#include "registry/games.h"
#include "search/search_text_parts.h"
#include "text/decimal.h"
#include "text/names.h"
#include "text/scan.h"

namespace mnk {
namespace {

using Error = std::unexpected<SearchTextError>;

Error error(SearchTextField field, std::string_view found) {
  return Error(SearchTextError{.field = field, .found = std::string(found)});
}

constexpr std::uint64_t max_id = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

/// Plays moves after which the game must go on; false if they are not such.
bool played_on(games::AnyPosition& position, const std::vector<Cell>& moves) {
  for (const Cell move : moves) {
    if (!position.play(move)) return false;
  }
  return !position.outcome().over();
}

/// The position of a request with its history: a game in progress.
std::expected<games::AnyPosition, SearchTextError> parse_game(std::string_view rules_text,
                                                              std::string_view start,
                                                              std::string_view moves) {
  const auto rules = games::parse_any_rules(rules_text);
  if (!rules) return error(SearchTextField::rules, rules_text);
  auto position = games::parse_any_position(start, *rules);
  if (!position || position->outcome().over()) return error(SearchTextField::position, start);
  const auto history = parse_line(moves, position->board());
  if (!history || !played_on(*position, *history)) return error(SearchTextField::history, moves);
  return *std::move(position);
}

}  // namespace

std::string to_text(const SearchRequest& request) {
  games::AnyPosition start = request.position;
  while (!start.history().empty()) start.take_back();
  std::string text;
  append_decimal(text, request.id);
  text += ' ';
  text.append(to_text(request.goal));
  text += ' ';
  text.append(games::to_text(start.rules()));
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

std::expected<SearchRequest, SearchTextError> parse_request(std::string_view text) {
  const std::vector<Token> fields = split(text, ' ');
  if (fields.size() != 8 && fields.size() != 9) return error(SearchTextField::count, text);
  const auto id = parse_number(fields[0].text, max_id);
  if (!id) return error(SearchTextField::id, fields[0].text);
  const auto goal = parse_name<SearchGoal>(fields[1].text, search_goal_names);
  if (!goal || *goal == SearchGoal::solve) return error(SearchTextField::goal, fields[1].text);
  const bool explained = *goal == SearchGoal::explanation;
  if (explained != (fields.size() == 9)) return error(SearchTextField::count, text);
  auto position = parse_game(fields[2].text, fields[3].text, fields[4].text);
  if (!position) return std::unexpected(std::move(position).error());
  const auto player = parse_player_kind(fields[5].text);
  if (!player || (*player == PlayerKind::human && *goal == SearchGoal::move)) {
    return error(SearchTextField::player, fields[5].text);
  }
  const auto seed = parse_number(fields[6].text, most);
  if (!seed) return error(SearchTextField::seed, fields[6].text);
  const auto node_budget = parse_number(fields[7].text, most);
  if (!node_budget) return error(SearchTextField::node_budget, fields[7].text);
  std::optional<Cell> move;
  if (explained) {
    const auto cell = parse_cell(fields[8].text, position->board());
    if (!cell || position->refusal(*cell)) return error(SearchTextField::move, fields[8].text);
    move = *cell;
  }
  return SearchRequest{.id = static_cast<std::uint32_t>(*id),
                       .goal = *goal,
                       .position = std::move(*position),
                       .player = *player,
                       .seed = *seed,
                       .node_budget = *node_budget,
                       .move = move};
}

std::string to_text(const SearchReport& report) {
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
  const auto id = parse_number(text.substr(0, text.find(' ')), max_id);
  if (!id) return std::nullopt;
  return static_cast<std::uint32_t>(*id);
}

std::expected<SearchReport, SearchTextError> parse_report(std::string_view text,
                                                          const Rules& board) {
  const std::vector<Token> fields = split(text, ' ');
  if (fields.size() != 7 && fields.size() != 8) return error(SearchTextField::count, text);
  const auto id = parse_number(fields[0].text, max_id);
  if (!id) return error(SearchTextField::id, fields[0].text);
  const bool done = fields[1].text == "done";
  if (!done && fields[1].text != "more") return error(SearchTextField::done, fields[1].text);
  std::optional<Cell> move;
  if (fields[2].text != "-") {
    const auto cell = parse_cell(fields[2].text, board);
    if (!cell) return error(SearchTextField::move, fields[2].text);
    move = *cell;
  }
  const auto value = parse_assessment(fields[3].text);
  if (!value) return error(SearchTextField::value, fields[3].text);
  const auto nodes = parse_number(fields[4].text, most);
  if (!nodes) return error(SearchTextField::nodes, fields[4].text);
  auto variation = parse_line(fields[5].text, board);
  if (!variation) return error(SearchTextField::variation, fields[5].text);
  auto moves = parse_move_values(fields[6].text, board);
  if (!moves) return error(SearchTextField::moves, fields[6].text);
  std::vector<MoveReason> reasons;
  if (fields.size() == 8) {
    auto parsed = parse_reasons(fields[7].text, board);
    if (!parsed) return error(SearchTextField::reasons, fields[7].text);
    reasons = *std::move(parsed);
  }
  return SearchReport{.id = static_cast<std::uint32_t>(*id),
                      .done = done,
                      .move = move,
                      .value = *value,
                      .variation = std::move(*variation),
                      .moves = std::move(*moves),
                      .nodes = *nodes,
                      .reasons = std::move(reasons)};
}

}  // namespace mnk
