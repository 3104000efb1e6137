#include <iostream>

#include "gomocup/program.h"

int main() {
  const int status = mnk::gomocup::run_program(std::cin, std::cout);
  if (std::cout) return status;
  std::cerr << "pbrain-tictactoe: standard output cannot be written\n";
  return 1;
}
