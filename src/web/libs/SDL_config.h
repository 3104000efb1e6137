/* SDL's settings for the page: upstream's for Emscripten, without what a board game never uses. */
#ifndef SDL_config_h_
#define SDL_config_h_

#include "SDL_config_emscripten.h"

/* Whole subsystems. */
#define SDL_AUDIO_DISABLED 1
#define SDL_JOYSTICK_DISABLED 1
#define SDL_SENSOR_DISABLED 1
#define SDL_POWER_DISABLED 1
#define SDL_LOADSO_DUMMY 1
#define SDL_FILESYSTEM_DUMMY 1
#define SDL_LOCALE_DUMMY 1
#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_SENSOR_DUMMY
#undef SDL_LOADSO_DLOPEN
#undef SDL_POWER_EMSCRIPTEN
#undef SDL_FILESYSTEM_EMSCRIPTEN

/* Drawn in software, so no WebGL: its glue would be the largest part of the page's JavaScript. */
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_VIDEO_OPENGL_ES2
#undef SDL_VIDEO_OPENGL_EGL

/* Each of these would bring Emscripten's file system, environment or signals into the page. */
#undef HAVE_STDIO_H
#undef HAVE_GETENV
#undef HAVE_SETENV
#undef HAVE_PUTENV
#undef HAVE_UNSETENV
#undef HAVE_SIGNAL_H
#undef HAVE_SIGACTION
#undef HAVE_SA_SIGACTION
#undef HAVE_DLOPEN

#define SDL_DEFAULT_ASSERT_LEVEL 0

/* SDL's own are far smaller than the C library's, which handle long double and every locale. */
#undef HAVE_VSNPRINTF
#undef HAVE_SSCANF
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
#undef HAVE_ICONV
#undef HAVE_ICONV_H

#endif
