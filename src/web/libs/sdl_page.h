/* Read before each of SDL's sources: what the page itself looks after is not wired up by SDL.
 *
 * SDL's Emscripten driver puts handlers on the whole window that swallow Tab, arrows, the wheel and
 * touch scrolling, and a beforeunload handler that keeps the page out of the back/forward cache.
 * The page owns all of that; the board needs the mouse, which browsers also synthesise from touch. */
#include <emscripten/html5.h>

#define TTT_LEFT_TO_THE_PAGE(...) EMSCRIPTEN_RESULT_NOT_SUPPORTED

#undef emscripten_set_keydown_callback
#undef emscripten_set_keyup_callback
#undef emscripten_set_keypress_callback
#undef emscripten_set_wheel_callback
#undef emscripten_set_touchstart_callback
#undef emscripten_set_touchend_callback
#undef emscripten_set_touchmove_callback
#undef emscripten_set_touchcancel_callback
#undef emscripten_set_pointerlockchange_callback
#undef emscripten_set_fullscreenchange_callback
#undef emscripten_set_beforeunload_callback
#define emscripten_set_keydown_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_keyup_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_keypress_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_wheel_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchstart_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchend_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchmove_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchcancel_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_pointerlockchange_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_fullscreenchange_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_beforeunload_callback TTT_LEFT_TO_THE_PAGE

#define emscripten_request_fullscreen_strategy TTT_LEFT_TO_THE_PAGE
#define emscripten_exit_fullscreen TTT_LEFT_TO_THE_PAGE
#define emscripten_request_pointerlock TTT_LEFT_TO_THE_PAGE
#define emscripten_exit_pointerlock TTT_LEFT_TO_THE_PAGE
