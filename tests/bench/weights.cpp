#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/notation.h"
#include "solver/heuristic/principal_search.h"
#include "text/random.h"

/// Fits the weights of the evaluation, and writes src/solver/heuristic/fitted_weights.h:
///
///     weights RULES ROUNDS GAMES NODES SEED > numbers
///
/// In each round the search plays GAMES games against itself with NODES nodes a move, from random
/// openings. Then logistic regression fits the weights to the results of all games so far, the last
/// round's counting most. The first round plays with the program's own weights: to continue a run,
/// put its numbers there. The numbers are patterns, threats, the rest of each combination, then the
/// tempo table.
namespace mnk {
namespace {

constexpr unsigned table_bits = 11;
constexpr std::size_t pair_count = threat_count * threat_count;

/// Fits each combination as a sum of a number for each pattern, one for the threat, and a rest.
/// With few samples the rest stays near zero.
constexpr std::size_t parameter_count =
    pattern_count + threat_count + combination_count + pair_count;
constexpr std::size_t first_threat = pattern_count;
constexpr std::size_t first_rest = first_threat + threat_count;
constexpr std::size_t first_tempo = first_rest + combination_count;

using Parameters = std::vector<double>;

struct Sample {
  std::vector<std::pair<std::uint16_t, std::int16_t>> counts;  ///< of combinations, own - theirs
  std::uint16_t tempo;
  float result;  ///< 1 the side to move won, 0 it lost
};

FourPatterns patterns_at(const PatternBoard& board, Mark side, Square square) {
  FourPatterns patterns;
  for (std::size_t i = 0; i < 4; ++i) patterns = patterns.with(i, board.pattern(side, square, i));
  return patterns;
}

/// Pattern numbers of each combination.
const std::vector<FourPatterns>& combinations() {
  static const std::vector<FourPatterns> all = [] {
    std::vector<FourPatterns> result(combination_count);
    for (std::size_t code = 0; code < FourPatterns::code_count; ++code) {
      const FourPatterns patterns(static_cast<std::uint16_t>(code));
      bool possible = true;
      for (std::size_t i = 0; i < 4; ++i) {
        possible = possible && static_cast<std::size_t>(patterns[i]) < pattern_count;
      }
      if (possible) result[combination_of(patterns)] = patterns;
    }
    return result;
  }();
  return all;
}

Parameters shipped() {
  const Weights& weights = fitted_weights();
  Parameters parameters;
  const auto add = [&](const auto& numbers) {
    parameters.insert(parameters.end(), std::begin(numbers), std::end(numbers));
  };
  add(weights.pattern);
  add(weights.threat);
  add(weights.rest);
  for (const auto& row : weights.tempo) add(row);
  return parameters;
}

double combination(const Parameters& parameters, std::size_t which) {
  const FourPatterns patterns = combinations()[which];
  double sum = parameters[first_rest + which] +
               parameters[first_threat + static_cast<std::size_t>(threat_of(patterns))];
  for (std::size_t i = 0; i < 4; ++i) sum += parameters[static_cast<std::size_t>(patterns[i])];
  return sum;
}

std::int16_t rounded(double number) { return static_cast<std::int16_t>(std::lround(number)); }

/// How many times each pattern's and threat's number is part of each combination.
std::vector<std::vector<double>> parts_of_combinations() {
  std::vector<std::vector<double>> times(first_rest, std::vector<double>(combination_count));
  for (std::size_t i = 0; i < combination_count; ++i) {
    const FourPatterns patterns = combinations()[i];
    ++times[first_threat + static_cast<std::size_t>(threat_of(patterns))][i];
    for (std::size_t line = 0; line < 4; ++line) {
      ++times[static_cast<std::size_t>(patterns[line])][i];
    }
  }
  return times;
}

/// The same sums with the smallest rests: least squares, one number after another.
Parameters balanced(Parameters parameters) {
  constexpr int passes = 300;
  const auto times = parts_of_combinations();
  for (int pass = 0; pass < passes; ++pass) {
    for (std::size_t part = 0; part < first_rest; ++part) {
      double left = 0;
      double uses = 0;
      for (std::size_t i = 0; i < combination_count; ++i) {
        left += times[part][i] * parameters[first_rest + i];
        uses += times[part][i] * times[part][i];
      }
      parameters[part] += left / uses;
      for (std::size_t i = 0; i < combination_count; ++i) {
        parameters[first_rest + i] -= times[part][i] * left / uses;
      }
    }
  }
  return parameters;
}

Weights weights_of(const Parameters& fitted) {
  const Parameters parameters = balanced(fitted);
  Weights weights{};
  for (std::size_t i = 0; i < pattern_count; ++i) weights.pattern[i] = rounded(parameters[i]);
  for (std::size_t i = 0; i < threat_count; ++i) {
    weights.threat[i] = rounded(parameters[first_threat + i]);
  }
  for (std::size_t i = 0; i < combination_count; ++i) {
    const FourPatterns patterns = combinations()[i];
    const int left =
        rounded(combination(parameters, i)) - weights.points(patterns, threat_of(patterns));
    weights.rest[i] = static_cast<std::int8_t>(left);
    if (weights.rest[i] != left) {
      std::fprintf(stderr, "combination %zu: %d is left, more than a byte can hold\n", i, left);
      std::exit(1);
    }
  }
  for (std::size_t i = 0; i < pair_count; ++i) {
    weights.tempo[i / threat_count][i % threat_count] = rounded(parameters[first_tempo + i]);
  }
  return weights;
}

/// Whether a search would evaluate the position: nothing is forced or settled.
bool worth_a_sample(PatternBoard& board) {
  const Mark own = board.to_move();
  if (board.best(own) >= Threat::open_four) return false;
  if (board.count(opponent(own), Threat::five) > 0) return false;
  FourSearch fours;
  fours.start(board);
  const bool wins = fours.run(12) == FourSearch::State::won;
  if (!wins) fours.abandon();
  return !wins;
}

Sample sample_of(const PatternBoard& board, const Rules& rules) {
  std::vector<int> counts(combination_count);
  for (int number = 0; number < rules.cell_count(); ++number) {
    const Square square = board.square(rules.cell(number));
    if (!board.empty(square)) continue;
    ++counts[combination_of(patterns_at(board, board.to_move(), square))];
    --counts[combination_of(patterns_at(board, opponent(board.to_move()), square))];
  }
  Sample sample{.counts = {}, .tempo = 0, .result = 0.5F};
  for (std::size_t i = 0; i < combination_count; ++i) {
    if (counts[i] != 0) {
      sample.counts.emplace_back(static_cast<std::uint16_t>(i),
                                 static_cast<std::int16_t>(counts[i]));
    }
  }
  sample.tempo = static_cast<std::uint16_t>(
      static_cast<std::size_t>(board.best(board.to_move())) * threat_count +
      static_cast<std::size_t>(board.best(opponent(board.to_move()))));
  return sample;
}

class SelfPlay {
 public:
  SelfPlay(const Rules& rules, std::uint64_t nodes, std::uint64_t seed)
      : rules_(rules), nodes_(nodes), random_(seed) {}

  void play(const Weights& weights, std::vector<Sample>& samples) {
    const PatternKnowledge knowledge(rules_.in_a_row(), weights);
    Position position = opening(knowledge);
    const std::size_t first = samples.size();
    std::vector<Mark> sides;
    while (!position.outcome().over()) {
      PatternBoard board(knowledge, position);
      if (worth_a_sample(board)) {
        samples.push_back(sample_of(board, rules_));
        sides.push_back(position.to_move());
      }
      position.play(choose(knowledge, position));
    }
    const auto winner = position.outcome().winner();
    for (std::size_t i = 0; i < sides.size(); ++i) {
      samples[first + i].result = !winner ? 0.5F : *winner == sides[i] ? 1.0F : 0.0F;
    }
    ++(winner ? *winner == Mark::X ? x_wins : o_wins : draws);
  }

  int x_wins = 0;
  int o_wins = 0;
  int draws = 0;

 private:
  /// A few stones near the middle or near each other.
  Position opening(const PatternKnowledge& knowledge) {
    Position position(rules_);
    const std::uint32_t plies = 2 + random_.below(6);
    const int side = std::min({rules_.columns(), rules_.rows(), 7});
    while (position.mark_count() < static_cast<int>(plies)) {
      const Cell cell{.row = (rules_.rows() - side) / 2 +
                             static_cast<int>(random_.below(static_cast<std::uint32_t>(side))),
                      .column = (rules_.columns() - side) / 2 +
                                static_cast<int>(random_.below(static_cast<std::uint32_t>(side)))};
      if (position.outcome().over()) return Position(rules_);
      position.play(cell);
    }
    if (position.outcome().over()) return Position(rules_);
    // A game as good as decided teaches little.
    ScoreTable table(table_bits);
    PrincipalSearch search(knowledge, table, position, {.nodes = nodes_});
    Budget budget(~std::uint64_t{0});
    search.run(budget);
    return std::abs(search.moves().front().score) > 400 ? opening(knowledge) : position;
  }

  Cell choose(const PatternKnowledge& knowledge, const Position& position) {
    ScoreTable table(table_bits);
    PrincipalSearch search(knowledge, table, position, {.nodes = nodes_});
    // Plays another move now and then, so that the games also show bad ones.
    if (random_.percent(6)) {
      const auto some = static_cast<std::uint32_t>(std::min<std::size_t>(search.moves().size(), 6));
      return search.moves()[random_.below(some)].move;
    }
    Budget budget(~std::uint64_t{0});
    search.run(budget);
    return search.moves().front().move;
  }

  Rules rules_;
  std::uint64_t nodes_;
  Random random_;
};

/// Adam (Kingma and Ba 2015) on batches of samples.
class Fit {
 public:
  explicit Fit(Parameters& parameters)
      : parameters_(parameters), mean_(parameter_count), square_(parameter_count) {}

  /// The mean error (log loss) over the samples.
  double pass(const std::vector<Sample>& samples, double rate, Random& random) {
    double loss = 0;
    Parameters gradient(parameter_count);
    const std::size_t batch = 512;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      loss += add(samples[random.below(static_cast<std::uint32_t>(samples.size()))], gradient);
      if (i % batch == batch - 1) step(gradient, batch, rate);
    }
    return loss / static_cast<double>(samples.size());
  }

 private:
  double add(const Sample& sample, Parameters& gradient) {
    double value = parameters_[first_tempo + sample.tempo];
    for (const auto& [which, count] : sample.counts) {
      value += count * combination(parameters_, which);
    }
    const double chance = 1 / (1 + std::exp(-value / points_per_unit));
    const double error = chance - sample.result;
    gradient[first_tempo + sample.tempo] += error;
    for (const auto& [which, count] : sample.counts) {
      const FourPatterns patterns = combinations()[which];
      gradient[first_rest + which] += error * count;
      gradient[first_threat + static_cast<std::size_t>(threat_of(patterns))] += error * count;
      for (std::size_t i = 0; i < 4; ++i) {
        gradient[static_cast<std::size_t>(patterns[i])] += error * count;
      }
    }
    const double said = sample.result > 0.5F ? chance : 1 - chance;
    return sample.result == 0.5F ? 0 : -std::log(std::max(said, 1e-9));
  }

  void step(Parameters& gradient, std::size_t batch, double rate) {
    ++steps_;
    const double first = 1 - std::pow(0.9, steps_);
    const double second = 1 - std::pow(0.999, steps_);
    for (std::size_t i = 0; i < parameter_count; ++i) {
      double slope = gradient[i] / static_cast<double>(batch);
      const bool rest = i >= first_rest && i < first_tempo;
      slope += parameters_[i] * (rest ? 2e-5 : 1e-7);
      mean_[i] = 0.9 * mean_[i] + 0.1 * slope;
      square_[i] = 0.999 * square_[i] + 0.001 * slope * slope;
      // A rare parameter hardly moves.
      parameters_[i] -= rate * (mean_[i] / first) / (std::sqrt(square_[i] / second) + 1e-3);
      gradient[i] = 0;
    }
  }

  Parameters& parameters_;
  Parameters mean_;
  Parameters square_;
  int steps_ = 0;
};

void print(const Weights& weights) {
  const auto line = [](const auto& numbers) {
    int width = 0;
    for (const int number : numbers) {
      width += std::printf("%s%d,", width == 0 ? "" : " ", number);
      if (width > 90) width = std::printf("\n") - 1;
    }
    std::printf("\n");
  };
  line(weights.pattern);
  line(weights.threat);
  line(weights.rest);
  for (const auto& row : weights.tempo) line(row);
  std::fflush(stdout);
}

/// A round's games count less in later rounds, because weaker players played them.
void thin(std::vector<Sample>& samples, Random& random) {
  std::erase_if(samples, [&](const Sample&) { return random.percent(60); });
}

int run(char** argv) {
  const Rules rules = parse_rules(argv[1]).value();
  const int rounds = std::atoi(argv[2]);
  const int games = std::atoi(argv[3]);
  Random random(static_cast<std::uint64_t>(std::atoll(argv[5])));
  SelfPlay self_play(rules, static_cast<std::uint64_t>(std::atoll(argv[4])), random.next());
  Parameters parameters = shipped();
  std::vector<Sample> samples;
  for (int round = 1; round <= rounds; ++round) {
    thin(samples, random);
    const Weights weights = weights_of(parameters);
    for (int game = 0; game < games; ++game) self_play.play(weights, samples);
    Fit fit(parameters);
    double loss = 0;
    const int passes = 8;
    for (int pass = 0; pass < passes; ++pass) {
      loss = fit.pass(samples, 1.0 * (passes - pass) / passes, random);
      std::fprintf(stderr, "round %d pass %d: %zu samples, loss %.4f\n", round, pass,
                   samples.size(), loss);
    }
    std::fprintf(stderr, "X won %d, O won %d, %d draws so far\n", self_play.x_wins,
                 self_play.o_wins, self_play.draws);
    std::printf("// round %d, loss %.4f\n", round, loss);
    print(weights_of(parameters));
  }
  return 0;
}

}  // namespace
}  // namespace mnk

int main(int argc, char** argv) {
  if (argc < 6) {
    std::fprintf(stderr, "weights RULES ROUNDS GAMES NODES SEED\n");
    return 2;
  }
  return mnk::run(argv);
}
