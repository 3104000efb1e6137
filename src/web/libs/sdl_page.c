/* In place of those of SDL's files that CMakeLists.txt leaves out: what the page does itself, or what it
 * needs far less of. */
#include "SDL_internal.h"

#include "SDL_events.h"
#include "SDL_hints.h"
#include "SDL_hints_c.h"
#include "SDL_log.h"
#include "SDL_log_c.h"
#include "events/SDL_gesture_c.h"
#include "events/SDL_keyboard_c.h"
#include "events/SDL_touch_c.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"
#include "video/emscripten/SDL_emscriptenmouse.h"

/* The page shows the picture on its canvas; SDL's way copies all of it for every change. */
int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window* window, Uint32* format, void** pixels,
                                       int* pitch) {
  return SDL_Unsupported();
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window* window, const SDL_Rect* rects, int count) {
  return SDL_Unsupported();
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window* window) {}

/* The pointer's shape is the style sheet's business. */
void Emscripten_InitMouse(void) {}
void Emscripten_FiniMouse(void) {}

/* No touch event reaches SDL. */
int SDL_GestureAddTouch(SDL_TouchID touch) { return 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { return 0; }
void SDL_GestureProcessEvent(SDL_Event* event) {}
void SDL_GestureQuit(void) {}
int SDL_TouchInit(void) { return 0; }
void SDL_TouchQuit(void) {}
int SDL_AddTouch(SDL_TouchID id, SDL_TouchDeviceType type, const char* name) { return -1; }
void SDL_DelTouch(SDL_TouchID id) {}
SDL_Touch* SDL_GetTouch(SDL_TouchID id) { return NULL; }
int SDL_SendTouch(SDL_TouchID id, SDL_FingerID finger, SDL_Window* window, SDL_bool down, float x,
                  float y, float pressure) {
  return 0;
}
int SDL_SendTouchMotion(SDL_TouchID id, SDL_FingerID finger, SDL_Window* window, float x, float y,
                        float pressure) {
  return 0;
}

/* Keys are the page's. */
int SDL_KeyboardInit(void) { return 0; }
void SDL_KeyboardQuit(void) {}
void SDL_ResetKeyboard(void) {}
SDL_Window* SDL_GetKeyboardFocus(void) { return NULL; }
void SDL_SetKeyboardFocus(SDL_Window* window) {}
SDL_Keymod SDL_GetModState(void) { return KMOD_NONE; }
void SDL_ReleaseAutoReleaseKeys(void) {}
SDL_bool SDL_HardwareKeyboardKeyPressed(void) { return SDL_FALSE; }
SDL_Keycode SDL_GetDefaultKeyFromScancode(SDL_Scancode code) { return SDLK_UNKNOWN; }
SDL_Keycode SDL_GetKeyFromScancode(SDL_Scancode code) { return SDLK_UNKNOWN; }
int SDL_SendKeyboardKey(Uint8 state, SDL_Scancode code) { return 0; }
int SDL_SendKeyboardKeyAndKeycode(Uint8 state, SDL_Scancode code, SDL_Keycode key) { return 0; }
int SDL_SendKeyboardText(const char* text) { return 0; }

/* Nobody sets a hint, and all have their defaults. */
SDL_bool SDL_SetHint(const char* name, const char* value) { return SDL_FALSE; }
SDL_bool SDL_SetHintWithPriority(const char* name, const char* value, SDL_HintPriority priority) {
  return SDL_FALSE;
}
const char* SDL_GetHint(const char* name) { return NULL; }
SDL_bool SDL_GetHintBoolean(const char* name, SDL_bool usual) { return usual; }
SDL_bool SDL_GetStringBoolean(const char* value, SDL_bool usual) { return usual; }
void SDL_AddHintCallback(const char* name, SDL_HintCallback callback, void* data) {
  callback(data, name, NULL, NULL); /* as SDL does, which sets the default */
}
void SDL_DelHintCallback(const char* name, SDL_HintCallback callback, void* data) {}
void SDL_ClearHints(void) {}

/* What went wrong is told by results. The sentences about it, and putting numbers into them, would be
 * a twentieth of the program. */
int SDL_SetError(const char* format, ...) { return -1; }
const char* SDL_GetError(void) { return ""; }
void SDL_ClearError(void) {}
int SDL_Error(SDL_errorcode code) { return -1; }
void SDL_Log(const char* format, ...) {}
void SDL_LogError(int category, const char* format, ...) {}
void SDL_LogInit(void) {}
void SDL_LogQuit(void) {}
