#include "puzzles/puzzle_service.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "analysis/review.h"
#include "analysis/value_json.h"
#include "engine/notation.h"
#include "puzzles/database.h"
#include "puzzles/maker.h"
#include "registry/games.h"
#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk {
namespace {

using games::AnyPosition;

constexpr std::size_t service_table_bytes = std::size_t{16} << 20;
constexpr std::string_view database_word = "stock\n";
constexpr std::string_view from_the_empty_board = "empty";
/// After this many positions the nearest grade must do.
constexpr int max_positions = 30'000;

/// The boards for endless practice: making a puzzle on them takes milliseconds.
constexpr std::array<std::string_view, 4> made_boards = {"4,4,4", "5,4,4", "5,5,4", "4,3,3"};
constexpr std::array<std::string_view, 2> made_misere_boards = {"4,3,3,misere", "3,3,3,misere"};
/// If the request names rules but no theme, these take turns.
constexpr std::array themes_in_turn = {PuzzleTheme::win, PuzzleTheme::hold, PuzzleTheme::trap,
                                       PuzzleTheme::save};

/// A subject for practice: a theme in normal play, misère boards, or everything.
struct Subject {
  std::optional<PuzzleTheme> theme = std::nullopt;
  bool misere = false;

  [[nodiscard]] bool has(const PuzzleEntry& puzzle) const {
    if (!theme && !misere) return true;
    return puzzle.position.board().misere() == misere &&
           theme.value_or(puzzle.theme) == puzzle.theme;
  }
};

std::optional<Subject> parse_subject(std::string_view text) {
  if (text == "any") return Subject{};
  if (text == "misere") return Subject{.misere = true};
  const auto theme = parse_puzzle_theme(text);
  return theme ? std::optional(Subject{.theme = theme}) : std::nullopt;
}

std::string answer_of(std::string_view puzzle, int grade) {
  JsonWriter json;
  return json.begin_object()
      .key("puzzle")
      .value(puzzle)
      .key("grade")
      .value(grade)
      .end_object()
      .text();
}

void write_result(JsonWriter& json, std::string_view key, std::optional<Result> result) {
  json.key(key).value(result ? std::optional(to_text(*result)) : std::nullopt);
}

}  // namespace

PuzzleService::PuzzleService() : solvers_(service_table_bytes) {}

std::optional<std::string> PuzzleService::handle(std::string_view request) {
  if (request.starts_with(database_word)) {
    return take_database(request.substr(database_word.size()));
  }
  RequestWords words = words_of(request);
  const std::string_view kind = words.front();
  words.erase(words.begin());
  if (kind == "day") return of_day(words);
  if (kind == "pick") return pick(words);
  if (kind == "make") return make(words);
  if (kind == "mistake") return from_blunder(words);
  if (kind == "run") return run(words);
  return error_answer("request");
}

PuzzleOracle& PuzzleService::oracle(const games::AnyRules& rules) {
  if (!oracle_ || !(oracle_->rules() == rules)) oracle_ = make_oracle(rules);
  return *oracle_;
}

std::string PuzzleService::start_run(Puzzle puzzle) {
  std::string answer = answer_of(to_puzzle_text(entry_of(puzzle)), puzzle.grade);
  answered_ = std::move(puzzle);
  return answer;
}

// The database.

std::string PuzzleService::take_database(std::string_view text) {
  auto database = parse_database(text);
  if (!database) return error_answer("stock");
  database_ = std::move(*database);
  calendar_ = PuzzleCalendar::of(database_);
  if (!calendar_) return error_answer("stock");
  JsonWriter json;
  json.begin_object().key("count").value(database_.size());
  return json.key("days").value(calendar_->days_without_repeat()).end_object().text();
}

std::string PuzzleService::of_day(const RequestWords& words) const {
  if (!calendar_) return error_answer("no_stock");
  const auto day = words.size() == 1 ? parse_date(words[0]) : std::nullopt;
  if (!day) return error_answer("date");
  JsonWriter json;
  json.begin_object().key("puzzles").begin_array();
  for (const DayLevel level : {DayLevel::easy, DayLevel::medium, DayLevel::hard}) {
    json.value(to_puzzle_text(calendar_->puzzle(*day, level)));
  }
  return json.end_array().end_object().text();
}

std::string PuzzleService::pick(const RequestWords& words) const {
  if (!calendar_) return error_answer("no_stock");
  if (words.size() != 3) return error_answer("request");
  const auto subject = parse_subject(words[0]);
  const auto grade = parse_grade(words[1]);
  const auto number = parse_digits(words[2]);
  if (!grade || !number) return error_answer("request");
  // The puzzles of the grade nearest to the wanted one; on a tie the easier grade.
  int nearest = 2 * hardest_grade;
  std::vector<const PuzzleEntry*> fitting;
  for (const PuzzleEntry& puzzle : database_) {
    const bool fits =
        subject ? subject->has(puzzle) : games::to_text(puzzle.position.rules()) == words[0];
    if (!fits) continue;
    const int away = 2 * std::abs(puzzle.grade - *grade) + (puzzle.grade > *grade ? 1 : 0);
    if (away < nearest) fitting.clear();
    nearest = std::min(nearest, away);
    if (away == nearest) fitting.push_back(&puzzle);
  }
  if (fitting.empty()) return error_answer("none");
  const PuzzleEntry& picked = *fitting[place_in_walk(*number, fitting.size())];
  return answer_of(to_puzzle_text(picked), picked.grade);
}

// Making puzzles.

std::optional<std::string> PuzzleService::make(const RequestWords& words) {
  if (words.size() != 3) return error_answer("request");
  const std::size_t dot = words[0].find('.');
  const bool names_rules = dot != std::string_view::npos;
  const auto subject = parse_subject(names_rules ? words[0].substr(dot + 1) : words[0]);
  const auto grade = parse_grade(words[1]);
  const auto seed = parse_digits(words[2]);
  if (!subject || !grade || !seed) return error_answer("request");
  const auto number = static_cast<std::size_t>(*seed);
  PuzzleRequest request{.theme = subject->theme, .grade = grade};
  std::string_view board = subject->misere ? made_misere_boards[number % made_misere_boards.size()]
                                           : made_boards[number % made_boards.size()];
  if (names_rules) {
    if (subject->misere) return error_answer("request");
    board = words[0].substr(0, dot);
    if (!request.theme) request.theme = themes_in_turn.at(number % themes_in_turn.size());
  }
  const auto rules = games::parse_any_rules(board);
  // Making a puzzle of threats takes seconds.
  if (!rules || request.theme == PuzzleTheme::threats) return error_answer("request");
  PuzzleOracle& known = oracle(*rules);
  if (known.refusal(request.theme) || !known.is_quick()) return error_answer("request");
  making_.emplace(Making{.maker = PuzzleMaker(known.fresh(nodes_to_make), request, number)});
  return std::nullopt;
}

std::optional<std::string> PuzzleService::poll() {
  PuzzleMaker& maker = making_->maker;
  const bool more = maker.step();
  std::optional<Puzzle> found = maker.take();
  if (!found && maker.nearest() && (!more || ++making_->positions == max_positions)) {
    found = maker.nearest();
  }
  if (!found && more) return std::nullopt;
  making_.reset();
  return found ? start_run(*std::move(found)) : error_answer("none");
}

/// `RULES POSITION MOVES`, ending with the blunder. The puzzle: what should you have played
/// instead?
std::string PuzzleService::from_blunder(const RequestWords& words) {
  if (words.size() != 3) return error_answer("request");
  const auto rules = games::parse_any_rules(words[0]);
  if (!rules) return error_answer("none");
  auto position = words[1] == from_the_empty_board
                      ? std::expected<AnyPosition, ParseError>(AnyPosition(*rules))
                      : games::parse_any_position(words[1], *rules);
  if (!position) return error_answer("none");
  auto moves = parse_moves(words[2], *position);
  if (!moves || moves->size() < 2) return error_answer("none");
  const Cell blunder = moves->back();
  moves->pop_back();
  const Cell last = moves->back();
  moves->pop_back();
  for (const Cell move : *moves) *position = position->after(move);
  PuzzleOracle& known = oracle(*rules);
  if (known.refusal(PuzzleTheme::own) || !known.is_quick()) return error_answer("none");
  AnyPosition question = known.after_mistake(*position, last);
  auto proven = prove_choice(question, known);
  if (!proven) return error_answer("none");
  if (std::ranges::binary_search(proven->turns.front().right, blunder)) return error_answer("none");
  const int grade = grade_of(*proven, known);
  return start_run(puzzle_of(std::move(question), last, *std::move(proven), grade));
}

// Solving a puzzle.

std::string PuzzleService::run(const RequestWords& words) {
  if (words.empty()) return error_answer("request");
  const std::vector<std::string> wanted(words.begin() + 1, words.end());
  const bool continues = run_ && run_text_ == words[0] && done_.size() <= wanted.size() &&
                         std::equal(done_.begin(), done_.end(), wanted.begin());
  if (!continues) {
    if (const auto error = begin(words[0])) return error_answer(*error);
  }
  while (done_.size() < wanted.size()) {
    if (!act(wanted[done_.size()])) return error_answer("action");
    done_.push_back(wanted[done_.size()]);
  }
  return described();
}

std::optional<std::string_view> PuzzleService::begin(std::string_view text) {
  run_.reset();
  done_.clear();
  const auto entry = parse_puzzle_text(text);
  if (!entry) return "puzzle";
  std::optional<Puzzle> puzzle;
  if (answered_ && entry_of(*answered_) == *entry) {
    puzzle = answered_;
  } else {
    PuzzleOracle& known = oracle(entry->position.rules());
    if (!known.is_quick()) return "too_large";
    puzzle = restored(*entry, known);
  }
  if (!puzzle) return "no_puzzle";
  run_.emplace(*std::move(puzzle), [this](const AnyPosition& position) {
    return think(analysis_request(position), solvers_).moves;
  });
  run_text_ = text;
  return std::nullopt;
}

bool PuzzleService::act(std::string_view action) {
  if (action == "give_up") {
    run_->give_up();
    return true;
  }
  if (run_->stage() == PuzzleStage::wrong) {
    if (action != "retry") return false;
    run_->retry();
    return true;
  }
  if (run_->stage() != PuzzleStage::asking) return false;
  if (action == "hint") {
    run_->hint();
    return true;
  }
  const auto cell = parse_cell(action, run_->position().board());
  if (!cell || run_->position().refusal(*cell)) return false;
  run_->play(*cell);
  return true;
}

void PuzzleService::describe_mistake(JsonWriter& json) {
  if (!json.key("mistake").begin_object_if(run_->stage() == PuzzleStage::wrong)) return;
  const Cell wrong = run_->position().history().back();
  const AnyPosition before = run_->position().before();
  const SearchReport known = think(explanation_request(before, wrong), solvers_);
  json.key("cell").value(to_text(wrong));
  write_cell(json, "reply", run_->refutation());
  write_result(json, "value", known.value.proven_result());
  write_result(json, "result", run_->result_of_mistake());
  write_reasons(json, known.reasons);
  write_cells(json, "line", known.variation);
  json.end_object();
}

std::string PuzzleService::described() {
  const Puzzle& puzzle = run_->puzzle();
  const PuzzleStage stage = run_->stage();
  JsonWriter json;
  json.begin_object().key("stage").value(to_text(stage));
  json.key("rules").value(games::to_text(puzzle.position.rules()));
  json.key("position").value(games::to_position_text(puzzle.position));
  if (!puzzle.position.history().empty()) {
    json.key("before").value(games::to_position_text(puzzle.position.before()));
  }
  json.key("last").value(to_text(puzzle.last));
  json.key("side").value(letter(puzzle.side()));
  json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
  json.key("value").value(to_text(puzzle.value.result));
  json.key("plies").value(run_->plies()).key("turns").value(puzzle.turns);
  json.key("answers").value(run_->right_count());
  write_cells(json, "moves", run_->moves());
  json.key("mistakes").value(run_->mistakes());
  json.key("hint").value(static_cast<int>(run_->hints()));
  json.key("furthest_hint").value(static_cast<int>(run_->furthest_hint()));
  write_cells(json, "hinted", run_->hinted_cells());
  const bool over = stage == PuzzleStage::solved || stage == PuzzleStage::given_up;
  write_cells(json, "line", over ? puzzle.line : std::vector<Cell>());
  describe_mistake(json);
  return json.end_object().text();
}

}  // namespace mnk
