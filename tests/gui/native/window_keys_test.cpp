#include <SDL.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "gui/native/window.h"
#include "shown_window.h"
#include "support/files.h"
#include "support/test_session.h"

// The window's keys, checked by the state of the game in the title. The events are SDL's own; there
// is no screen.
namespace mnk {
namespace {

using test::title;

class Keys : public testing::Test {
 protected:
  void open(const Settings& settings = {}, std::string_view moves = "") {
    window.reset();  // one window at a time
    window = Window::open(
        {.game = {.settings = settings,
                  .moves = parse_moves(moves, games::AnyPosition(settings.rules)).value(),
                  .faults = {}},
         .pace = 0,
         .seed = 1,
         .width = 200,
         .height = 240,
         .screenshot = "",
         .printed = ""});
    ASSERT_NE(window, nullptr) << SDL_GetError();
  }

  /// Presses these keys, then closes the window.
  void press(const std::vector<SDL_Keycode>& keys, int modifiers = KMOD_NONE) {
    push(keys, 0, modifiers);
    close();
  }

  /// The same with held keys.
  void hold(const std::vector<SDL_Keycode>& keys) {
    push(keys, 1);
    close();
  }

  /// Whether these keys close the window.
  bool ends(const std::vector<SDL_Keycode>& keys) {
    push(keys, 0);
    close();
    // A closed window leaves later events in the queue.
    const bool closed_before = SDL_HasEvent(SDL_QUIT) == SDL_TRUE;
    SDL_FlushEvent(SDL_QUIT);
    return closed_before;
  }

  void close() {
    SDL_Event event{};
    event.type = SDL_QUIT;
    ASSERT_EQ(SDL_PushEvent(&event), 1);
    window->run();
  }

  /// Takes a few reports of a running analysis.
  void take_reports() {
    for (int reports = 0; reports < 3;) {
      SDL_Event event;
      ASSERT_NE(SDL_WaitEventTimeout(&event, 300'000), 0);
      if (event.type != SDL_USEREVENT) continue;
      ++reports;
      ASSERT_EQ(SDL_PushEvent(&event), 1);
      close();
    }
  }

  static void push(const std::vector<SDL_Keycode>& keys, Uint8 repeat, int modifiers = KMOD_NONE) {
    for (const SDL_Keycode key : keys) {
      SDL_Event event{};
      event.type = SDL_KEYDOWN;
      event.key.keysym.sym = key;
      event.key.keysym.mod = static_cast<Uint16>(modifiers);
      event.key.repeat = repeat;
      ASSERT_EQ(SDL_PushEvent(&event), 1);
    }
  }

  std::unique_ptr<Window> window;
};

using LetterKeys = Keys;
using FocusKeys = Keys;
using HeldKeys = Keys;
using ModifiedKeys = Keys;
using Escape = Keys;
using Answers = Keys;

struct Pressed {
  const char* rules;
  const char* moves;
  std::vector<SDL_Keycode> keys;
  const char* said;
};

TEST_F(Keys, DoWhatTheTitleSaysThen) {
  constexpr const char* won = "a1.a2.b1.b2.c1";
  const std::vector<SDL_Keycode> by_focus{SDLK_UP,    SDLK_RETURN, SDLK_UP,
                                          SDLK_SPACE, SDLK_LEFT,   SDLK_KP_ENTER};
  const auto then = [](std::vector<SDL_Keycode> keys, SDL_Keycode last) {
    keys.push_back(last);
    return keys;
  };
  const std::vector<Pressed> all{
      {"3,3,3", "", {}, "X to move"},
      {"3,3,3", "", {SDLK_F1, SDLK_TAB, SDLK_k, SDLK_0, SDLK_KP_PLUS}, "X to move"},
      {"3,3,3", "", {SDLK_q, SDLK_a, SDLK_w, SDLK_s, SDLK_e}, "X wins!"},
      {"4,4,4", "", {SDLK_q, SDLK_1, SDLK_5}, "X to move"},
      // The focus begins in the middle; before that it plays nothing.
      {"3,3,3", "", then(by_focus, SDLK_s), "b2 is taken"},
      {"3,3,3", "", then(by_focus, SDLK_q), "a1 is taken"},
      {"3,3,3", "", {SDLK_RETURN, SDLK_SPACE}, "X to move"},
      {"3,3,3", won, {}, "X wins!"},
      {"3,3,3", won, {SDLK_u}, "X to move"},
      {"3,3,3", won, {SDLK_HOME, SDLK_r}, "O to move"},
      {"3,3,3", won, {SDLK_HOME, SDLK_END}, "X wins!"},
      {"3,3,3", won, {SDLK_c}, "The game is over - N starts a new one"},
      {"3,3,3", won, {SDLK_n}, "X to move"},
      {"3,3,3", "a1.a2.b1.b2", {SDLK_HOME, SDLK_c}, "Replaced your last 4 moves - B restores them"},
      {"3,3,3", "a1.a2.b1.b2", {SDLK_HOME, SDLK_c, SDLK_b, SDLK_END}, "X to move"},
      {"3,3,3", "a1.a2.b1.b2", {SDLK_HOME, SDLK_c, SDLK_b, SDLK_END, SDLK_e}, "X wins!"}};
  for (const auto& [rules, moves, keys, said] : all) {
    open(test::players(PlayerKind::human, PlayerKind::human, test::rules(rules)), moves);
    press(keys);
    EXPECT_EQ(title(), std::string("Tic-tac-toe: ") + said);
  }
}

TEST_F(LetterKeys, PlayTheCellsAsTheyLieOnTheKeyboard) {
  constexpr SDL_Keycode tokens[] = {SDLK_q, SDLK_w, SDLK_e, SDLK_a, SDLK_s,
                                    SDLK_d, SDLK_z, SDLK_x, SDLK_c};
  for (int cell = 0; cell < 9; ++cell) {
    const std::string name = to_text(Rules().cell(cell));
    open();
    press({tokens[cell], tokens[cell]});
    EXPECT_EQ(title(), "Tic-tac-toe: " + name + " is taken");
    open();
    press({SDLK_1 + cell, tokens[cell]});
    EXPECT_EQ(title(), "Tic-tac-toe: " + name + " is taken");
  }
}

TEST_F(FocusKeys, StayOnTheBoard) {
  open(test::players(PlayerKind::human, PlayerKind::human, test::rules("3,2,2")));
  std::vector<SDL_Keycode> keys;
  for (int i = 0; i < 9; ++i) keys.insert(keys.end(), {SDLK_RIGHT, SDLK_DOWN});
  keys.insert(keys.end(), {SDLK_RETURN, SDLK_RETURN});
  press(keys);
  EXPECT_EQ(title(), "Tic-tac-toe: c2 is taken");
}

TEST_F(Escape, EndsAGameThatHasHardlyBegunOrIsOver) {
  for (const char* moves : {"a1.a2.b1", "a1.a2.b1.b2.c1"}) {
    open(test::two_people, moves);
    EXPECT_TRUE(ends({SDLK_ESCAPE})) << moves;
  }
}

TEST_F(Escape, AsksBeforeItEndsALongGame) {
  open(test::two_people, "a1.a2.b1.b2");
  EXPECT_FALSE(ends({SDLK_ESCAPE}));
  EXPECT_EQ(title(), "Tic-tac-toe: Press Escape again to leave this game");
  EXPECT_TRUE(ends({SDLK_ESCAPE}));
}

TEST_F(Escape, AsksForTheSakeOfTheWholeGameWhicheverMoveIsShown) {
  open(test::two_people, "a1.a2.b1.b2");
  EXPECT_FALSE(ends({SDLK_HOME, SDLK_ESCAPE}));
  open(test::two_people, "a1.a2.b1.b2.c1");
  EXPECT_TRUE(ends({SDLK_u, SDLK_ESCAPE}));
}

TEST_F(Escape, AsksAnewAfterAnythingElse) {
  open(test::two_people, "a1.a2.b1.b2");
  EXPECT_FALSE(ends({SDLK_ESCAPE, SDLK_v, SDLK_ESCAPE}));
  EXPECT_FALSE(ends({SDLK_x, SDLK_ESCAPE}));
}

TEST_F(Escape, EndsAGameThatIsAnalysedToo) {
  open(test::players(PlayerKind::human, PlayerKind::human, test::rules("15,15,5")), "a1.a2.b1.b2");
  press({SDLK_v});
  EXPECT_FALSE(ends({SDLK_ESCAPE}));
  take_reports();
  EXPECT_EQ(title(), "Tic-tac-toe: Press Escape again to leave this game");
  EXPECT_TRUE(ends({SDLK_ESCAPE}));
}

TEST_F(ModifiedKeys, TakeBackAndPlayAgainAsUsual) {
  for (const int held : {KMOD_LCTRL, KMOD_RCTRL, KMOD_LGUI, KMOD_RGUI}) {
    open(test::two_people, "a1.a2.b1.b2.c1");
    press({SDLK_z}, held);
    EXPECT_EQ(title(), "Tic-tac-toe: X to move");
    press({SDLK_y}, held);
    EXPECT_EQ(title(), "Tic-tac-toe: X wins!");
    press({SDLK_z}, held | KMOD_NUM | KMOD_CAPS);
    EXPECT_EQ(title(), "Tic-tac-toe: X to move");
    press({SDLK_z}, held | KMOD_LSHIFT);
    EXPECT_EQ(title(), "Tic-tac-toe: X wins!");
  }
}

TEST_F(ModifiedKeys, DoNothingElse) {
  for (const int held : {KMOD_LCTRL, KMOD_LALT, KMOD_LGUI}) {
    open(test::two_people, "a1.a2.b1.b2");
    press(
        {SDLK_c, SDLK_1, SDLK_n, SDLK_u, SDLK_b, SDLK_h, SDLK_v, SDLK_UP, SDLK_RETURN, SDLK_ESCAPE},
        held);
    EXPECT_EQ(title(), "Tic-tac-toe: X to move");
    press({SDLK_UP, SDLK_RETURN});
    EXPECT_EQ(title(), "Tic-tac-toe: b2 is taken");
  }
  open(test::two_people, "a1.a2.b1.b2.c1");
  press({SDLK_z}, KMOD_LALT);
  press({SDLK_z}, KMOD_LCTRL | KMOD_LALT);
  EXPECT_EQ(title(), "Tic-tac-toe: X wins!");
}

TEST_F(Answers, StayWhileTheGameIsAnalysed) {
  const Settings large =
      test::players(PlayerKind::human, PlayerKind::human, test::rules("15,15,5"));
  open(large, "h8");
  press({SDLK_v, SDLK_UP, SDLK_RETURN});
  take_reports();
  EXPECT_EQ(title(), "Tic-tac-toe: h8 is taken");
  open(large, "a1.a2.b1.b2");
  press({SDLK_v, SDLK_HOME, SDLK_UP, SDLK_RETURN});
  take_reports();
  EXPECT_EQ(title(), "Tic-tac-toe: Replaced your last 4 moves - B restores them");
}

TEST_F(Answers, GiveWayToTheNextOne) {
  open(test::two_people, "b2");
  press({SDLK_s, SDLK_h});
  EXPECT_EQ(title().substr(0, 24), "Tic-tac-toe: O to move -");
}

TEST_F(HeldKeys, MoveTheFocusAndDoNothingElse) {
  open();
  press({SDLK_UP});
  hold({SDLK_RIGHT, SDLK_RETURN, SDLK_s, SDLK_1, SDLK_n, SDLK_ESCAPE});
  EXPECT_EQ(title(), "Tic-tac-toe: X to move");
  press({SDLK_RETURN, SDLK_d});
  EXPECT_EQ(title(), "Tic-tac-toe: c2 is taken");
}

TEST_F(HeldKeys, DoNotEndALongGame) {
  open(test::two_people, "a1.a2.b1.b2");
  EXPECT_FALSE(ends({SDLK_ESCAPE}));
  hold({SDLK_ESCAPE});
  EXPECT_EQ(title(), "Tic-tac-toe: Press Escape again to leave this game");
  EXPECT_TRUE(ends({SDLK_ESCAPE}));
}

TEST_F(Keys, ResizingDownToNothingAndBackKeepsThePicture) {
  open(test::two_people, "b2.a1");
  const test::ScratchFile first("_first.bmp");
  const test::ScratchFile last("_last.bmp");
  ASSERT_TRUE(window->screenshot(first.name()));
  SDL_Window* const sdl = test::shown_window();
  ASSERT_NE(sdl, nullptr);
  for (const auto& [width, height] :
       {std::pair(1, 1), {5, 90}, {90, 5}, {33, 34}, {640, 480}, {200, 240}}) {
    SDL_SetWindowSize(sdl, width, height);
    close();
  }
  ASSERT_TRUE(window->screenshot(last.name()));
  const Surface before(SDL_LoadBMP(first.name().c_str()));
  const Surface after(SDL_LoadBMP(last.name().c_str()));
  ASSERT_NE(before, nullptr);
  ASSERT_NE(after, nullptr);
  ASSERT_EQ(after->w, 200);
  ASSERT_EQ(after->h, 240);
  ASSERT_EQ(before->pitch, after->pitch);
  EXPECT_EQ(
      SDL_memcmp(before->pixels, after->pixels, static_cast<std::size_t>(before->pitch) * 240), 0);
}

TEST_F(Keys, AComputerOnBothSidesPlaysItselfWhileTheWindowIsOpen) {
  // run() returns once the window is closed. This watch closes it when the engine wakes the window
  // by an event.
  static int wakes;
  wakes = 0;
  const SDL_EventFilter watch = [](void*, SDL_Event* event) {
    if (event->type == SDL_USEREVENT && ++wakes == 1) {
      SDL_Event quit{};
      quit.type = SDL_QUIT;
      SDL_PushEvent(&quit);
    }
    return 1;
  };
  SDL_AddEventWatch(watch, nullptr);
  open(test::players(PlayerKind::random, PlayerKind::random, test::rules("1,1,1")));
  window->run();
  SDL_DelEventWatch(watch, nullptr);
  EXPECT_EQ(title(), "Tic-tac-toe: X wins!");
}

}  // namespace
}  // namespace mnk
