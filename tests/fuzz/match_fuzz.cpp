#include "fuzz/expectation.h"
#include "support/match_world.h"

// A match on two to five devices: each byte of input chooses the next step among all that
// match_token.h allows. The first byte chooses the devices and what can happen to tokens.
namespace mnk {
namespace {

/// The bytes one by one, then zeros.
class Bytes : public test::Chooser {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  int below(int count) override { return at_ < size_ ? data_[at_++] % count : 0; }
  [[nodiscard]] bool ended() const { return at_ == size_; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  constexpr int kinds = 64;
  Bytes bytes(data, size);
  const int kind = bytes.below(kinds);
  const std::vector<Seat> all{Seat::host, Seat::guest, Seat::spectator, Seat::guest, Seat::host};
  test::MatchWorld world({.devices = {all.begin(), all.begin() + 2 + kind % 4},
                          .moves = (kind & 4) != 0 ? "a1.a2.b1.b2" : "",
                          .losses = (kind & 8) != 0,
                          .repeats = (kind & 16) != 0,
                          .reloads = true,
                          .stale = (kind & 32) != 0});
  while (!bytes.ended()) world.step(bytes);
  world.settle(bytes);
  fuzz::expect(world.fault().empty(), world.fault());
  return 0;
}
