#pragma once

#include <istream>
#include <ostream>

namespace mnk::gomocup {

/// Reads commands up to END or the end of the input, and answers. Lines are read by a thread of
/// their own, so that STOP and END are noticed while the brain thinks. Gives the exit status: 0, or
/// 1 after an ERROR line when that thread cannot be made.
int run_program(std::istream& in, std::ostream& out);

}  // namespace mnk::gomocup
