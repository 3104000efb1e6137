#pragma once

/// Whether this build is fast enough for the tests that take seconds in an optimised one: not with
/// sanitizers, not without optimisation.
namespace mnk::test {

#if defined(__SANITIZE_ADDRESS__) || !defined(NDEBUG)
inline constexpr bool can_do_heavy_work = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool can_do_heavy_work = false;
#else
inline constexpr bool can_do_heavy_work = true;
#endif
#else
inline constexpr bool can_do_heavy_work = true;
#endif

}  // namespace mnk::test
