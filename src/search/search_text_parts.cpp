#include "search/search_text_parts.h"

#include <utility>

#include "engine/notation.h"
#include "text/decimal.h"
#include "text/names.h"
#include "text/scan.h"

namespace mnk {
namespace {

void append_value(std::string& text, Value value) {
  text.append(to_text(value.result));
  text += ':';
  append_decimal(text, static_cast<std::uint64_t>(value.plies));
}

std::optional<Value> parse_value(std::string_view result_text, std::string_view plies_text) {
  const auto result = parse_name<Result>(result_text, result_names);
  const auto plies = parse_number(plies_text, Rules::max_cells);
  if (!result || !plies) return std::nullopt;
  return Value{.result = *result, .plies = static_cast<int>(*plies)};
}

std::optional<MoveReason> parse_reason(std::string_view text, const Rules& rules) {
  const std::vector<Token> parts = split(text, ':');
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

}  // namespace

void append_assessment(std::string& text, const Assessment& known) {
  append_value(text, known.value);
  for (const Proof proof : {known.proof, known.cannot_win, known.cannot_lose}) {
    text += ':';
    text.append(to_text(proof));
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

std::optional<Assessment> parse_assessment(std::string_view text) {
  const std::vector<Token> parts = split(text, ':');
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

std::optional<std::vector<Cell>> parse_line(std::string_view text, const Rules& rules) {
  std::vector<Cell> variation;
  if (text == "-") return variation;
  for (const Token& token : split(text, '.')) {
    const auto cell = parse_cell(token.text, rules);
    if (!cell) return std::nullopt;
    variation.push_back(*cell);
  }
  return variation;
}

void append_line(std::string& text, const std::vector<Cell>& cells) {
  if (cells.empty()) text += '-';
  text.append(to_text(cells));
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

std::optional<std::vector<MoveReason>> parse_reasons(std::string_view text, const Rules& rules) {
  std::vector<MoveReason> reasons;
  for (const Token& token : split(text, ';')) {
    auto reason = parse_reason(token.text, rules);
    if (!reason || reasons.size() == max_reasons) return std::nullopt;
    reasons.push_back(*std::move(reason));
  }
  return reasons;
}

}  // namespace mnk
