#pragma once

/// Whether this build runs the tests that take seconds if optimised: not with sanitizers or without
/// optimisation, where they would take minutes, and not as wasm, where samples show that the same
/// code behaves as it does natively.
namespace mnk::test {

#if defined(__SANITIZE_ADDRESS__) || !defined(NDEBUG) || defined(__EMSCRIPTEN__)
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
