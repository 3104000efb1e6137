#include "fuzz/expectation.h"
#include "session/address.h"

// An address, as in a link's fragment.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using mnk::fuzz::expect;
  const mnk::Address address = mnk::parse_address(mnk::fuzz::text_of(data, size));
  mnk::games::AnyPosition position =
      address.start.value_or(mnk::games::AnyPosition(address.settings.rules));
  expect(position.rules() == address.settings.rules, "a position is one of the rules");
  for (const mnk::Cell cell : address.moves) {
    expect(position.play(cell).has_value(), "an address is a game that can be played");
  }
  const mnk::Address again =
      mnk::parse_address(to_address(address.settings, address.start, address.moves));
  expect(again.settings == address.settings && again.start == address.start &&
             again.moves == address.moves,
         "an address reads back as written");
  expect(again.faults.empty(), "what is written has no faults");
  constexpr std::size_t longest = 60;
  expect(address.faults.listed.size() <= mnk::AddressFaults::max_listed, "five faults are listed");
  for (const mnk::AddressFault& fault : address.faults.listed) {
    expect(fault.part.size() <= longest && fault.found.size() <= longest &&
               (!fault.error || fault.error->found.size() <= longest),
           "texts are cut");
  }
  return 0;
}
