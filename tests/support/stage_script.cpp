#include "support/stage_script.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "session/address.h"
#include "support/stage.h"
#include "support/transcript.h"
#include "text/scan.h"

namespace mnk::test {
namespace {

int number(const std::string& text) { return std::stoi(text); }

/// The middle of a cell, or a point by its coordinates.
std::pair<int, int> place(const Stage& stage, const std::vector<std::string>& at) {
  if (at.size() > 1) return {number(at[0]), number(at[1])};
  const Point middle = centre(stage.rect(at.at(0)));
  return {static_cast<int>(middle.x), static_cast<int>(middle.y)};
}

using Words = const std::vector<std::string>&;
using Act = void (*)(Stage& stage, Words what);

template <auto... pointer>
void at_place(Stage& stage, Words at) {
  const auto [x, y] = place(stage, at);
  ((stage.*pointer)(x, y), ...);
}

/// Acts besides the session's own commands.
const std::map<std::string, Act> acts{
    {"look", [](Stage&, Words) {}},
    // Another app: [ADDRESS] [MOVES], the address for its settings.
    {"stage", [](Stage&, Words) {}},
    {"press", at_place<&Stage::press>},
    {"release", at_place<&Stage::release>},
    {"click", at_place<&Stage::press, &Stage::release>},
    {"point", at_place<&Stage::move_to>},
    // Lets these milliseconds pass and asks the app for a frame a few times.
    {"wait",
     [](Stage& stage, Words time) {
       for (int i = 0; i < 10; ++i) stage.pass(number(time.at(0)) / 10);
     }},
    {"expose", [](Stage& stage, Words) { stage.window_event(SDL_WINDOWEVENT_EXPOSED); }},
    {"leave", [](Stage& stage, Words) { stage.window_event(SDL_WINDOWEVENT_LEAVE); }},
    {"resize",
     [](Stage& stage, Words size) {
       stage.resize(number(size.at(0)), number(size.at(1)),
                    size.size() > 2 ? static_cast<float>(number(size[2])) : 1);
     }},
    {"aiming", [](Stage& stage, Words on) { stage.app.set_aiming(on.at(0) == "on"); }},
    {"focus",
     [](Stage& stage, Words at) {
       stage.app.set_focus(at.at(0) == "none" ? std::nullopt : std::optional(cell(at.at(0))));
     }},
    {"preview", [](Stage& stage, Words line) {
       std::vector<Cell> cells;
       for (const Token& name : split(line.at(0), '.')) {
         if (name.text != "none") cells.push_back(cell(name.text));
       }
       stage.app.preview(cells);
     }}};

const std::map<std::string, Colour> colours{
    {"x", loud.x},       {"o", loud.o},         {"highlight", loud.highlight},
    {"last", loud.last}, {"hover", loud.hover}, {"focus", loud.focus},
    {"rim", loud.rim},   {"grid", loud.grid},   {"background", loud.background}};

/// The number of pixels of `CELL:COLOUR` on the shown board.
int pixels(const Stage& stage, std::string what) {
  const std::string name = before(what, ":");
  if (what == "painted") return painted(stage, name);
  const PixelRect rect = name.empty() ? stage.area : stage.rect(name);
  return count(stage.host.screen, rect, colours.at(what));
}

std::string fact(const Stage& stage, const std::string& key) {
  const Session& session = stage.session;
  const auto name = [](const auto& value) { return value ? std::string(to_text(*value)) : "none"; };
  if (key == "board") return to_position_text(session.position());
  if (key == "aim") return name(session.aim());
  if (key == "last") return name(session.position().last_move());
  if (key == "draft") return session.draft() ? session.draft()->text() : "none";
  if (key == "next") {
    const auto next = stage.app.next_frame();
    return next ? std::to_string(*next) : "none";
  }
  if (key != "refused") return "no such fact";
  std::string refusals;
  for (const auto& [at, reason] : stage.host.refusals) {
    refusals.append(refusals.empty() ? "" : ",").append(to_text(reason)).append("@" + name(at));
  }
  return refusals.empty() ? "none" : refusals;
}

class StageScript : public Transcript {
 public:
  using Transcript::Transcript;

 private:
  void take(std::string step) override {
    std::string command = before(step, " | ");
    const std::vector<std::string> wanted = words(step);
    std::vector<std::string> what = words(command);
    const std::string verb = what.front();
    what.erase(what.begin());
    if (verb == "stage") begin(what);
    if (!stage_) stage_ = std::make_unique<Stage>();
    stage_->run();
    frames_before_ = stage_->host.frames;
    if (const auto act = acts.find(verb); act != acts.end()) {
      act->second(*stage_, what);
    } else {
      stage_->run(command);
    }
    for (const std::string& each : wanted) check(each);
  }

  void begin(Words what) {
    Settings settings;
    std::string moves;
    for (const std::string& word : what) {
      if (word.contains('=')) {
        settings = parse_address(word).settings;
      } else {
        moves = word;
      }
    }
    stage_ = std::make_unique<Stage>(settings, moves);
  }

  void check(std::string wanted) {
    if (wanted.contains('=')) {
      const std::string key = before(wanted, "=");
      if (key == "frames" || key == "changed") {
        stage_->run();
        EXPECT_EQ(key == "frames" ? std::to_string(stage_->host.frames - frames_before_)
                                  : changed(wanted),
                  wanted)
            << key;
        return;
      }
      EXPECT_EQ(fact(*stage_, key), wanted) << key;
      return;
    }
    stage_->run();
    const bool none = wanted.starts_with('!');
    const std::string what = before(wanted, ">").substr(none ? 1 : 0);
    const int found = pixels(*stage_, what);
    if (none) {
      EXPECT_EQ(found, 0) << what;
    } else {
      EXPECT_GT(found, wanted.empty() ? 0 : number(wanted)) << what;
    }
  }

  /// These cells if the last frame showed exactly them.
  [[nodiscard]] std::string changed(const std::string& cells) const {
    PixelRect around;
    for (const Token& name : split(cells, ',')) {
      around = bounding(around, name.text == "all" ? stage_->area : stage_->rect(name.text));
    }
    return stage_->host.last_changed == around ? cells : "something else";
  }

  std::unique_ptr<Stage> stage_;
  int frames_before_ = 0;  ///< before this step
};

}  // namespace

bool register_stage_scripts(const char* file, int line, std::string_view text) {
  return register_transcripts<StageScript>(file, line, text);
}

}  // namespace mnk::test
