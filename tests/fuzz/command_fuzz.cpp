#include "fuzz/expectation.h"
#include "session/command.h"

// A command, or a save without a word before it.
namespace {

using mnk::to_text;
using mnk::fuzz::expect;

void expect_game(const mnk::Save& save) {
  mnk::games::AnyPosition position =
      save.game.start().value_or(mnk::games::AnyPosition(save.game.settings().rules));
  for (const mnk::Cell cell : save.game.moves()) {
    expect(position.play(cell).has_value(), "a save is a game that can be played");
  }
  mnk::Game game = save.game;
  if (game.sideline_count() > 0) {
    const int count = game.sideline_count();
    game.restore();
    expect(game.end() - game.cursor() == count, "the moves set aside come back");
    game.restore();
    expect(game.moves() == save.game.moves(), "restored twice is as before");
  }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = mnk::fuzz::text_of(data, size);
  if (const auto save = mnk::parse_save(text)) {
    expect_game(*save);
    const std::string written = to_text(*save);
    const auto again = mnk::parse_save(written);
    expect(again && to_text(*again) == written, "a save reads back as written");
  }
  const auto command = mnk::parse_command(text);
  if (command) return 0;
  if (const auto* bad = std::get_if<mnk::BadCommand>(&command.error())) {
    expect(text.starts_with(bad->found), "what is told was there");
  }
  return 0;
}
