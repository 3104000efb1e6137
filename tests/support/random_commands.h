#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "support/dice.h"

/// Commands as a storm sends them: most can be carried out, many are refused, some are no commands.
namespace mnk::test {

class RandomCommands {
 public:
  explicit RandomCommands(std::uint32_t seed) : dice_(seed) {}

  /// A save that may be resumed later on.
  void remember(const std::string& save) {
    constexpr std::size_t most = 20;
    if (saves_.size() < most) {
      saves_.push_back(save);
    } else if (dice_.below(10) == 0) {
      saves_[static_cast<std::size_t>(dice_.below(most))] = save;
    }
  }

  /// A token that may arrive later on.
  void remember_token(const std::string& token) {
    constexpr std::size_t most = 20;
    if (tokens_.size() < most) {
      tokens_.push_back(token);
    } else {
      tokens_[static_cast<std::size_t>(dice_.below(most))] = token;
    }
  }

  /// The next command; half of the time a move on a board of these rules.
  std::string next(const Rules& rules) {
    if (dice_.below(2) == 0) return "play " + cell(rules);
    switch (dice_.below(37)) {
      case 0:
      case 1:
        return "undo";
      case 2:
        return "redo";
      case 3:
        return "jump " + std::to_string(dice_.below(12));
      case 4:
      case 5:
        return "restore";
      case 6:
        return "aim " + cell(rules);
      case 7:
        return new_rules();
      case 8:
        return "new x=" + player() + "&o=" + player();
      case 9:
        return "new";
      case 10:
      case 11:
        return dice_.below(2) == 0 ? "rematch" : "rematch swap";
      case 12:
        return "players " + player() + ' ' + player();
      case 13:
        return open();
      case 14:
      case 15:
        return (dice_.below(2) == 0 ? "resume " : "adopt ") + save();
      case 16:
        return "hint";
      case 17:
        return dice_.below(2) == 0 ? "analyse on" : "analyse off";
      case 18:
        return "pace " + std::to_string(dice_.below(3) * 400);
      case 19:
        return "retry";
      case 20:
      case 21:
        return "undo";
      case 22:
      case 23:
        return "jump " + std::to_string(dice_.below(4));
      case 24:
        return "restore";
      case 25:
        return dice_.damage("open v=1&rules=3,3,3&moves=b2.a1", "=&,.9x%");
      case 26:
        return draft(rules);
      case 27:
      case 28:
        return "letter " + token();
      case 29:
        return "prefer " + token();
      case 30:
        return dice_.below(4) == 0 ? dice_.pick(std::vector{"withdraw", "name Ben"}) : "sent";
      case 31:
        return dice_.below(3) == 0 ? "answer no" : "answer yes";
      case 32:
        return "open x&y&z&v=2&rules=3,3&x=me&o=you";
      case 33:
        return "explain " + std::to_string(dice_.below(6)) + ' ' + cell(rules);
      case 34:
        return std::string("invite ") + (dice_.below(2) == 0 ? "X " : "O ") +
               to_text(dice_.rules(4)) + (dice_.below(2) == 0 ? " help name Ann B" : "");
      case 35:
        return dice_.below(3) == 0 ? "review off" : "review on";
      default:
        return dice_.text("playundoresumb2 =&1", 30);
    }
  }

  Dice& dice() { return dice_; }

 private:
  std::string cell(const Rules& rules) {
    // Now and then beside the board.
    const Cell cell{.row = std::min(dice_.below(rules.rows() + 1), Rules::max_side - 1),
                    .column = std::min(dice_.below(rules.columns() + 1), Rules::max_side - 1)};
    return to_text(cell);
  }
  std::string draft(const Rules& rules) {
    constexpr std::array<const char*, 3> others{"draft on", "draft off", "pen O"};
    switch (dice_.below(4)) {
      case 0:
        return "draft " + to_text(rules) + ' ' + position(rules);
      case 1:
        return "draft " + to_text(dice_.rules(5));
      case 2:
        return "put " + cell(rules) + (dice_.below(2) == 0 ? "" : " X");
      default:
        return others[static_cast<std::size_t>(dice_.below(3))];
    }
  }
  std::string new_rules() {
    const Rules rules = dice_.rules(5);
    std::string text = "new rules=" + to_text(rules);
    if (dice_.below(2) == 0) text += "&position=" + position(rules);
    return text;
  }
  std::string open() {
    const Rules rules = dice_.rules(4);
    std::string text = "open v=1&rules=" + to_text(rules) + "&x=" + player();
    if (dice_.below(2) == 0) text += "&position=" + position(rules);
    return text + "&moves=a1.b1.a2";
  }
  /// Now and then none.
  std::string position(const Rules& rules) {
    const std::string text = to_position_text(dice_.position(rules, rules.cell_count()));
    return dice_.below(6) == 0 ? dice_.damage(text, "XO./") : text;
  }
  std::string player() {
    const std::vector<std::string> names{"human", "human", "human", "easy", "perfect"};
    return dice_.pick(names);
  }
  std::string save() {
    if (saves_.empty()) return "";
    const std::string& text = dice_.pick(saves_);
    return dice_.below(6) == 0 ? dice_.damage(text, "=&.01ax") : text;
  }

  std::string token() {
    if (tokens_.empty()) return "";
    const std::string& text = dice_.pick(tokens_);
    return dice_.below(6) == 0 ? dice_.damage(text, "ABxyz-_.") : text;
  }

  Dice dice_;
  std::vector<std::string> saves_;
  std::vector<std::string> tokens_;
};

}  // namespace mnk::test
