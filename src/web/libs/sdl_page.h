/* Included before each of SDL's sources, to leave out what the page handles itself.
 *
 * SDL's Emscripten driver puts handlers on the whole window that swallow Tab, arrows, the wheel and
 * touch scrolling, and a beforeunload handler that keeps the page out of the back/forward cache.
 * The page owns all of that, and tells the game when the canvas changes size. SDL gets only the
 * mouse over the canvas, which browsers also synthesise from touch. Each handler left out takes its
 * glue out of the page's JavaScript too. */
#include <emscripten.h>
#include <emscripten/html5.h>

#define TTT_LEFT_TO_THE_PAGE(...) EMSCRIPTEN_RESULT_NOT_SUPPORTED

#undef emscripten_set_beforeunload_callback
#undef emscripten_set_blur_callback
#undef emscripten_set_focus_callback
#undef emscripten_set_fullscreenchange_callback
#undef emscripten_set_keydown_callback
#undef emscripten_set_keypress_callback
#undef emscripten_set_keyup_callback
#undef emscripten_set_pointerlockchange_callback
#undef emscripten_set_resize_callback
#undef emscripten_set_touchcancel_callback
#undef emscripten_set_touchend_callback
#undef emscripten_set_touchmove_callback
#undef emscripten_set_touchstart_callback
#undef emscripten_set_visibilitychange_callback
#undef emscripten_set_wheel_callback
#define emscripten_set_beforeunload_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_blur_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_focus_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_fullscreenchange_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_keydown_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_keypress_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_keyup_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_pointerlockchange_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_resize_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchcancel_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchend_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchmove_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_touchstart_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_visibilitychange_callback TTT_LEFT_TO_THE_PAGE
#define emscripten_set_wheel_callback TTT_LEFT_TO_THE_PAGE

#define emscripten_request_fullscreen_strategy TTT_LEFT_TO_THE_PAGE
#define emscripten_exit_fullscreen TTT_LEFT_TO_THE_PAGE
#define emscripten_request_pointerlock TTT_LEFT_TO_THE_PAGE
#define emscripten_exit_pointerlock TTT_LEFT_TO_THE_PAGE

/* Either of these would bring in Emscripten's "Browser" object, 11 KB of JavaScript. The game never
 * needs the screen's size, and the page sets its own title. */
#define emscripten_get_screen_size(width, height) (*(width) = *(height) = 4096)
#define emscripten_set_window_title(title) ((void)(title))
#undef MAIN_THREAD_EM_ASM_INT
#define MAIN_THREAD_EM_ASM_INT(...) 4096 /* the size of the browser's window */

/* Sleeping would need Asyncify. */
#define emscripten_has_asyncify() 0
#define emscripten_sleep(milliseconds) ((void)(milliseconds))

/* Calls that never happen here, but that would make the linker keep large parts of SDL. */
#ifdef TTT_EVENTS_WITHOUT_LOG
#include "SDL_stdinc.h"
#define SDL_atoi(text) 0 /* how much to log, from a hint: a sentence for every kind of event */
#endif
#ifdef TTT_WINDOW_WITHOUT_RENDERER
#include "render/SDL_sysrender.h"
#define SDL_qsort(modes, count, size, compare) ((void)(modes)) /* a page has one display mode */
#define SDL_DestroyTexture(texture) ((void)(texture)) /* there is no renderer behind the window */
#define SDL_DestroyRenderer(renderer) ((void)(renderer))
#define SDL_DestroyRendererWithoutFreeing(renderer) ((void)(renderer))
#endif
