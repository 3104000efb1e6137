#pragma once

#include <type_traits>
#include <utility>
#include <variant>

namespace mnk::games {

/// A variant of one alternative, without a variant's tables: that makes the program of a first
/// visit a kilobyte smaller.
template <class T>
struct Only {
  T value;

  Only() = default;
  /// Implicit, as a variant's is.
  Only(T alone) : value(std::move(alone)) {}

  friend bool operator==(const Only&, const Only&) = default;
};

/// A value of one of these types.
template <class First, class... Others>
using OneOf =
    std::conditional_t<sizeof...(Others) == 0, Only<First>, std::variant<First, Others...>>;

/// The same as their namesakes in std.
template <class Visit, class... T>
decltype(auto) visit(Visit&& visitor, const std::variant<T...>& of) {
  return std::visit(std::forward<Visit>(visitor), of);
}
template <class Visit, class... T>
decltype(auto) visit(Visit&& visitor, std::variant<T...>& of) {
  return std::visit(std::forward<Visit>(visitor), of);
}
template <class Visit, class T>
decltype(auto) visit(Visit&& visitor, const Only<T>& of) {
  return std::forward<Visit>(visitor)(of.value);
}
template <class Visit, class T>
decltype(auto) visit(Visit&& visitor, Only<T>& of) {
  return std::forward<Visit>(visitor)(of.value);
}

template <class Wanted, class... T>
const Wanted* get_if(const std::variant<T...>* of) {
  return std::get_if<Wanted>(of);
}
template <class Wanted>
const Wanted* get_if(const Only<Wanted>* of) {
  return &of->value;
}

}  // namespace mnk::games
