#include "study/study_desk.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <utility>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "players/explained_move.h"
#include "players/thinking.h"
#include "solver/approach.h"
#include "study/puzzle_practice.h"
#include "study/review_json.h"
#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::size_t table_of_desk = std::size_t{16} << 20;
/// For the moves of one position; every puzzle on a board that can be solved takes less.
constexpr std::uint64_t nodes_for_moves = 2'000'000;
/// On boards beyond solving, where only wins by threats are looked for.
constexpr std::uint64_t nodes_for_all_threats = 60'000;
/// For the reasons against a wrong move.
constexpr std::uint64_t nodes_for_reasons = 200'000;
constexpr std::string_view stock_word = "stock\n";

/// The boards that practice goes on with for ever: a puzzle on them takes milliseconds.
constexpr std::array<std::string_view, 4> made_boards = {"4,4,4", "5,4,4", "5,5,4", "4,3,3"};
constexpr std::array<std::string_view, 2> made_misere_boards = {"4,3,3,misere", "3,3,3,misere"};

constexpr std::array<std::string_view, 4> stage_names = {"asking", "wrong", "solved", "given_up"};

std::string error(std::string_view what) {
  JsonWriter json;
  json.begin_object().key("error").value(what).end_object();
  return json.text();
}

std::string one_puzzle(const StockedPuzzle& puzzle) {
  JsonWriter json;
  json.begin_object().key("puzzle").value(to_puzzle_text(puzzle));
  json.key("grade").value(puzzle.grade).end_object();
  return json.text();
}

/// What practice may be about: a theme, all of them, or the boards on which the line loses.
struct Subject {
  std::optional<PuzzleTheme> theme;
  bool misere = false;

  [[nodiscard]] bool has(const StockedPuzzle& puzzle) const {
    if (misere) return puzzle.position.rules().misere();
    return !theme || *theme == puzzle.theme;
  }
};

std::optional<Subject> parse_subject(std::string_view text) {
  if (text == "any") return Subject{};
  if (text == "misere") return Subject{.theme = std::nullopt, .misere = true};
  const auto theme = parse_puzzle_theme(text);
  if (!theme) return std::nullopt;
  return Subject{.theme = theme};
}

std::optional<int> parse_grade(std::string_view text) {
  const auto grade = parse_digits(text);
  if (!grade || *grade < 1 || *grade > hardest_grade) return std::nullopt;
  return grade;
}

std::optional<PuzzleOutcome> parse_outcome(std::string_view text) {
  if (text == "solved") return PuzzleOutcome::solved;
  if (text == "helped") return PuzzleOutcome::helped;
  if (text == "failed") return PuzzleOutcome::failed;
  return std::nullopt;
}

std::string_view stage_name(PuzzleStage stage) {
  switch (stage) {
    case PuzzleStage::wrong:
      return stage_names[1];
    case PuzzleStage::solved:
      return stage_names[2];
    case PuzzleStage::given_up:
      return stage_names[3];
    case PuzzleStage::asking:
    case PuzzleStage::thinking:
      break;
  }
  return stage_names[0];
}

void write_value_of_mistake(JsonWriter& json, const Assessment& known) {
  json.key("value");
  if (!known.result_is_proven()) {
    json.null();
    return;
  }
  json.value(to_text(known.at_least.result));
}

std::optional<std::string> next_grade(StudyDesk& /*desk*/,
                                      const std::vector<std::string_view>& words) {
  if (words.size() != 3) return error("request");
  const auto grade = parse_grade(words[0]);
  const auto in_a_row = parse_digits(words[1]);
  const auto outcome = parse_outcome(words[2]);
  if (!grade || !in_a_row || *in_a_row > 1 || !outcome) return error("request");
  const PracticeLevel next = after({.grade = *grade, .solved_in_a_row = *in_a_row}, *outcome);
  JsonWriter json;
  json.begin_object().key("grade").value(next.grade);
  json.key("in_a_row").value(next.solved_in_a_row).end_object();
  return json.text();
}

std::optional<std::string> timed(StudyDesk& /*desk*/, const std::vector<std::string_view>& words) {
  constexpr std::size_t event_at = 3;
  if (words.size() < event_at) return error("request");
  std::array<int, event_at> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = parse_digits(words[i]);
    if (!number) return error("request");
    numbers.at(i) = *number;
  }
  TimedPractice practice{.left = numbers[0], .solved = numbers[1], .in_a_row = numbers[2]};
  if (words.size() == event_at + 1 && words[event_at] == "mistake") {
    practice = after_mistake(practice);
  } else if (words.size() == event_at + 1 && words[event_at] == "solved") {
    practice = after_solving(practice);
  } else if (words.size() != event_at) {
    return error("request");
  }
  JsonWriter json;
  json.begin_object().key("left").value(practice.left).key("solved").value(practice.solved);
  json.key("in_a_row").value(practice.in_a_row).key("grade").value(practice.grade());
  json.end_object();
  return json.text();
}

std::optional<std::string> streak_of_days(StudyDesk& /*desk*/,
                                          const std::vector<std::string_view>& words) {
  std::vector<Day> days;
  for (const std::string_view word : words) {
    const auto day = parse_date(word);
    if (!day) return error("date");
    days.push_back(*day);
  }
  if (days.empty()) return error("date");
  const Day today = days.front();
  days.erase(days.begin());
  std::ranges::sort(days);
  JsonWriter json;
  json.begin_object().key("days").value(day_streak(days, today)).end_object();
  return json.text();
}

}  // namespace

StudyDesk::StudyDesk() : solver_(table_of_desk) {}

const std::vector<StudyDesk::Row>& StudyDesk::rows() {
  static const std::vector<Row> all = {
      {.name = "day", .answer = by_desk<&StudyDesk::puzzles_of_day>},
      {.name = "pick", .answer = by_desk<&StudyDesk::puzzle_of_stock>},
      {.name = "make", .answer = by_desk<&StudyDesk::make_puzzle>},
      {.name = "run", .answer = by_desk<&StudyDesk::run_puzzle>},
      {.name = "practice", .answer = next_grade},
      {.name = "timed", .answer = timed},
      {.name = "streak", .answer = streak_of_days}};
  return all;
}

std::optional<std::string> StudyDesk::ask(std::string_view text) {
  if (text.starts_with(stock_word)) return take_stock(text.substr(stock_word.size()));
  Words words;
  for (const Piece& word : split(text, ' ')) words.push_back(word.text);
  for (const Row& row : rows()) {
    if (words.front() != row.name) continue;
    words.erase(words.begin());
    return row.answer(*this, words);
  }
  return teaching_.answer(text).value_or(error("request"));
}

std::string StudyDesk::take_stock(std::string_view text) {
  auto stock = parse_stock(text);
  if (!stock) return error("stock");
  stock_ = std::move(*stock);
  calendar_ = PuzzleCalendar::of(stock_);
  if (!calendar_) return error("stock");
  JsonWriter json;
  json.begin_object().key("count").value(stock_.size());
  json.key("days").value(calendar_->days_without_repeat()).end_object();
  return json.text();
}

std::optional<std::string> StudyDesk::puzzles_of_day(const Words& words) {
  if (!calendar_) return error("no_stock");
  const auto day = words.size() == 1 ? parse_date(words[0]) : std::nullopt;
  if (!day) return error("date");
  JsonWriter json;
  json.begin_object().key("puzzles").begin_array();
  for (const DayLevel level : {DayLevel::easy, DayLevel::medium, DayLevel::hard}) {
    json.value(to_puzzle_text(calendar_->puzzle(*day, level)));
  }
  json.end_array().end_object();
  return json.text();
}

std::optional<std::string> StudyDesk::puzzle_of_stock(const Words& words) {
  if (!calendar_) return error("no_stock");
  if (words.size() != 3) return error("request");
  const auto subject = parse_subject(words[0]);
  const auto grade = parse_grade(words[1]);
  const auto number = parse_digits(words[2]);
  if (!subject || !grade || !number) return error("request");
  // The grade that is nearest to the one that is wanted, the easier one of two.
  int nearest = 2 * hardest_grade;
  for (const StockedPuzzle& puzzle : stock_) {
    const int away = 2 * std::abs(puzzle.grade - *grade) + (puzzle.grade > *grade ? 1 : 0);
    if (subject->has(puzzle)) nearest = std::min(nearest, away);
  }
  std::vector<const StockedPuzzle*> fitting;
  for (const StockedPuzzle& puzzle : stock_) {
    const int away = 2 * std::abs(puzzle.grade - *grade) + (puzzle.grade > *grade ? 1 : 0);
    if (subject->has(puzzle) && away == nearest) fitting.push_back(&puzzle);
  }
  if (fitting.empty()) return error("none");
  return one_puzzle(*fitting[place_in_walk(*number, fitting.size())]);
}

std::optional<std::string> StudyDesk::make_puzzle(const Words& words) {
  if (words.size() != 3) return error("request");
  const auto subject = parse_subject(words[0]);
  const auto grade = parse_grade(words[1]);
  const auto seed = parse_digits(words[2]);
  // On boards beyond solving one takes seconds.
  if (!subject || !grade || !seed || subject->theme == PuzzleTheme::threats) {
    return error("request");
  }
  const auto number = static_cast<std::size_t>(*seed);
  const std::string_view board = subject->misere
                                     ? made_misere_boards[number % made_misere_boards.size()]
                                     : made_boards[number % made_boards.size()];
  maker_.emplace(parse_rules(board).value(), PuzzleWish{.theme = subject->theme, .grade = grade},
                 static_cast<std::uint64_t>(number));
  return std::nullopt;
}

std::optional<std::string> StudyDesk::step() {
  const bool more = maker_->step();
  const std::vector<Puzzle> found = maker_->take();
  if (!found.empty()) {
    maker_.reset();
    return one_puzzle(stocked(found.front()));
  }
  if (more) return std::nullopt;
  maker_.reset();
  return error("none");
}

std::vector<MoveAssessment> StudyDesk::moves_of(const Position& position) {
  const bool beyond = beyond_solving(position.rules());
  return think({.task = ThinkTask::analysis,
                .position = games::AnyPosition(position),
                .node_budget = beyond ? nodes_for_all_threats : nodes_for_moves},
               solver_)
      .moves;
}

void StudyDesk::answer_its_questions() {
  while (run_->stage() == PuzzleStage::thinking) run_->take(moves_of(run_->question()));
}

bool StudyDesk::act(std::string_view action) {
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
  const auto cell = parse_cell(action, run_->position().rules());
  if (!cell || run_->position().at(*cell)) return false;
  run_->play(*cell);
  answer_its_questions();
  return true;
}

std::optional<std::string> StudyDesk::run_puzzle(const Words& words) {
  if (words.empty()) return error("request");
  const std::vector<std::string> wanted(words.begin() + 1, words.end());
  const bool goes_on = run_ && run_text_ == words[0] && done_.size() <= wanted.size() &&
                       std::equal(done_.begin(), done_.end(), wanted.begin());
  if (!goes_on) {
    run_.reset();
    done_.clear();
    const auto stocked = parse_puzzle_text(words[0]);
    if (!stocked) return error("puzzle");
    auto puzzle = restored(*stocked, solver_);
    if (!puzzle) return error("no_puzzle");
    run_.emplace(std::move(*puzzle));
    run_text_ = words[0];
  }
  while (done_.size() < wanted.size()) {
    if (!act(wanted[done_.size()])) return error("action");
    done_.push_back(wanted[done_.size()]);
  }
  return described_run();
}

std::string StudyDesk::described_run() {
  const Puzzle& puzzle = run_->puzzle();
  const PuzzleStage stage = run_->stage();
  JsonWriter json;
  json.begin_object().key("stage").value(stage_name(stage));
  json.key("rules").value(to_text(puzzle.position.rules()));
  json.key("position").value(to_position_text(puzzle.position));
  json.key("last").value(to_text(puzzle.last));
  json.key("side").value(puzzle.side() == Mark::X ? "X" : "O");
  json.key("theme").value(to_text(puzzle.theme)).key("grade").value(puzzle.grade);
  json.key("value").value(to_text(puzzle.value.result));
  json.key("plies").value(puzzle.value.plies).key("turns").value(puzzle.turns);
  json.key("answers").value(puzzle.answers.size());
  write_cells(json, "moves", run_->position().history());
  json.key("mistakes").value(run_->mistakes());
  json.key("hint").value(static_cast<int>(run_->hints()));
  json.key("furthest_hint").value(static_cast<int>(run_->furthest_hint()));
  write_cells(json, "hinted", run_->hinted_cells());
  const bool over = stage == PuzzleStage::solved || stage == PuzzleStage::given_up;
  write_cells(json, "line", over ? puzzle.line : std::vector<Cell>());
  json.key("mistake");
  if (stage != PuzzleStage::wrong) {
    json.null();
  } else {
    Position before = run_->position();
    const Cell wrong = before.history().back();
    before.take_back();
    ExplainedMove explained(solver_, before, wrong, nodes_for_reasons);
    Budget budget(nodes_for_reasons);
    explained.run(budget);
    json.begin_object().key("cell").value(to_text(wrong)).key("reply");
    const auto reply = run_->refutation();
    reply ? json.value(to_text(*reply)) : json.null();
    write_value_of_mistake(json, explained.assessment());
    json.key("result");
    const auto result = run_->result_of_mistake();
    result ? json.value(to_text(*result)) : json.null();
    write_reasons(json, explained.reasons());
    json.end_object();
  }
  json.end_object();
  return json.text();
}

}  // namespace mnk
