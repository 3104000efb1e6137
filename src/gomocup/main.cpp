#include <iostream>

#include "gomocup/program.h"

int main() { return mnk::gomocup::run_program(std::cin, std::cout); }
