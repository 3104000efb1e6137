#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "fuzz/expectation.h"
#include "session/match_token.h"
#include "session/session.h"
#include "support/fake_engine.h"

// The tokens of a peer in live play. Two sessions play, and the sender may put anything into a
// token. It must have no effect beyond what a friend can do at that moment. Lines of input:
//
//     host play b2       a command of one side
//     guest send         their token, live
//     guest forge a1m4   their token with other contents: by twos, a field and what is put in
//     guest raw BkvD     any text, live
namespace mnk {
namespace {

using fuzz::expect;

struct Side {
  explicit Side(std::uint64_t seed) : session(engine, [] { return std::uint64_t{0}; }, seed) {}

  test::FakeEngine engine;
  Session session;
};

bool begins_with(const std::vector<Cell>& moves, const std::vector<Cell>& first) {
  return moves.size() >= first.size() &&
         std::ranges::equal(first, std::span(moves).first(first.size()));
}

/// The conditions on a game after a live token, from the rules of the game alone.
class Moment {
 public:
  explicit Moment(const Session& session) : text_(session.save()), save_(session.saved()) {}

  void expect_lawful(const Session& session) const {
    if (session.save() == text_) return;
    const Save after = session.saved();
    expect(save_.match && after.match, "a letter neither begins nor ends a match");
    expect(after.match->id == save_.match->id && after.match->seat == save_.match->seat,
           "match and seat stay");
    expect(
        after.game.settings() == save_.game.settings() && after.game.start() == save_.game.start(),
        "board and first position stay");
    expect(goes_on(after) || was_taken_back(after) || is_next_game(after),
           "a friend moves once, agrees, or begins anew");
    expect(is_their_request(after), "nobody wishes in another's name");
  }

 private:
  [[nodiscard]] games::AnyPosition end() const { return save_.game.position_at(save_.game.end()); }
  [[nodiscard]] std::optional<Mark> friends_mark(const Save& save) const {
    return mark_of(friend_of(save_.match->seat), save.series.first_plays_x);
  }

  /// The same moves, or one more by the friend if it was the friend's turn.
  [[nodiscard]] bool goes_on(const Save& after) const {
    const auto& old = save_.game.moves();
    const auto& now = after.game.moves();
    if (after.id != save_.id || !begins_with(now, old)) return false;
    if (now.size() == old.size()) return true;
    return now.size() == old.size() + 1 && end().to_move() == friends_mark(save_);
  }
  [[nodiscard]] bool was_taken_back(const Save& after) const {
    const bool asked =
        save_.match->undo == UndoRequest::asked && save_.match->asker == save_.match->seat;
    return asked && begins_with(save_.game.moves(), after.game.moves()) &&
           after.match->takebacks == save_.match->takebacks + 1;
  }
  /// A next game with no move yet, or only the friend's.
  [[nodiscard]] bool is_next_game(const Save& after) const {
    const auto& moves = after.game.moves();
    // Or it crosses the beginning of this one, which has no reply yet.
    const bool crosses = save_.series.before() == after.series.before() &&
                         save_.game.moves().size() <= 1 && save_.match->takebacks == 0;
    return (crosses || (end().outcome().over() && after.series.before() == save_.series.score)) &&
           (moves.empty() ||
            (moves.size() == 1 && first_mover(after.game.start()) == friends_mark(after)));
  }
  [[nodiscard]] bool is_their_request(const Save& after) const {
    const MatchState& now = *after.match;
    const MatchState& old = *save_.match;
    if (now.undo == UndoRequest::none || (now.undo == old.undo && now.asker == old.asker))
      return true;
    return (now.undo == UndoRequest::asked) == (now.asker != now.seat);
  }

  std::string text_;
  Save save_;
};

Cell cell_of(const MatchToken& token, int value) {
  const Rules& board = token.rules.board();
  return board.cell(value % board.cell_count());
}

std::size_t before_the_last(const MatchToken& token) {
  return std::max(token.moves.size(), std::size_t{1}) - 1;
}

/// Puts a value into a field of a token.
using Forgery = void (*)(MatchToken& token, int value);
const std::map<char, Forgery> forgeries{
    {'a', [](MatchToken& token, int value) { token.moves.push_back(cell_of(token, value)); }},
    {'b', [](MatchToken& token, int) { token.moves.resize(before_the_last(token)); }},
    {'c',
     [](MatchToken& token, int value) {
       token.moves.resize(before_the_last(token));
       token.moves.push_back(cell_of(token, value));
     }},
    {'d', [](MatchToken& token, int) { token.moves.clear(); }},
    {'m',
     [](MatchToken& token, int value) { token.match.id ^= static_cast<std::uint64_t>(value); }},
    {'s', [](MatchToken& token, int value) { token.match.seat = static_cast<Seat>(value % 3); }},
    {'t', [](MatchToken& token, int value) { token.match.takebacks = value; }},
    {'u',
     [](MatchToken& token, int value) { token.match.undo = static_cast<UndoRequest>(value % 3); }},
    {'w', [](MatchToken& token, int value) { token.match.asker = static_cast<Seat>(value % 2); }},
    {'x', [](MatchToken& token, int) { token.host_plays_x = !token.host_plays_x; }},
    {'y', [](MatchToken& token, int value) { token.before.first = value; }},
    {'z', [](MatchToken& token, int value) { token.before.draws = value; }},
    {'r', [](MatchToken& token, int value) {
       token.rules = Rules::make(3, 3, 1 + (value % 3)).value();
     }}};

std::string match_token_from(const Session& from, std::string_view forgery) {
  const Save save = from.saved();
  MatchToken token = match_token_of(save, friend_of(save.match->seat));
  for (; forgery.size() >= 2; forgery.remove_prefix(2)) {
    constexpr int most = 63;
    const auto known = forgeries.find(forgery[0]);
    if (known != forgeries.end()) known->second(token, (forgery[1] - '0') & most);
  }
  return to_text(token);
}

/// The text after this word and a space; nothing if the text begins otherwise.
std::optional<std::string_view> after_word(std::string_view text, std::string_view word) {
  if (!text.starts_with(word)) return std::nullopt;
  text.remove_prefix(word.size());
  if (text.empty()) return text;
  return text.front() == ' ' ? std::optional(text.substr(1)) : std::nullopt;
}

void receive_live(Session& to, const std::string& token) {
  const Moment before(to);
  to.run("live " + token);
  before.expect_lawful(to);
}

/// Acts for one side, except for a command that would leave the match.
void act(Session& from, Session& to, std::string_view line) {
  if (after_word(line, "send")) {
    receive_live(to, match_token_from(from, ""));
    from.run("sent");
  } else if (const auto forgery = after_word(line, "forge")) {
    receive_live(to, match_token_from(from, *forgery));
  } else if (const auto text = after_word(line, "raw")) {
    receive_live(to, std::string(*text));
  } else {
    constexpr std::array<std::string_view, 7> words{"play",    "undo", "answer", "withdraw",
                                                    "rematch", "jump", "sent"};
    const bool fits =
        std::ranges::any_of(words, [&](std::string_view word) { return line.starts_with(word); });
    if (fits) from.run(line);
  }
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  Side host(1);
  Side guest(200);
  host.session.run("invite X 3,3,3");
  guest.session.run("letter " + match_token_from(host.session, ""));
  std::string_view text = fuzz::text_of(data, size);
  while (!text.empty()) {
    const std::string_view line = fuzz::take_line(text);
    if (const auto hosts = after_word(line, "host")) act(host.session, guest.session, *hosts);
    if (const auto guests = after_word(line, "guest")) act(guest.session, host.session, *guests);
  }
  return 0;
}
