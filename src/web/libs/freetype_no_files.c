/* The page's font lies in memory: opening files would bring in Emscripten's file system. */
#include <freetype/freetype.h>
#include <freetype/internal/ftstream.h>

FT_BASE_DEF( FT_Error )
FT_Stream_Open( FT_Stream stream, const char* pathname )
{
  (void)stream;
  (void)pathname;
  return FT_Err_Cannot_Open_Resource;
}
