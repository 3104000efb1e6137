/* In place of FreeType's ftsystem.c and ftstroke.c in part: what the page has no use for. */
#include <freetype/freetype.h>
#include <freetype/ftglyph.h>
#include <freetype/ftstroke.h>
#include <freetype/internal/ftstream.h>

/* The font lies in memory: opening files would bring in Emscripten's file system. */
FT_EXPORT_DEF( FT_Error )
FT_Stream_Open( FT_Stream stream, const char* pathname )
{
  return FT_Err_Cannot_Open_Resource;
}

/* TTF_SetFontOutline is not used. */
FT_EXPORT_DEF( FT_Error )
FT_Stroker_New( FT_Library library, FT_Stroker* stroker )
{
  return FT_Err_Unimplemented_Feature;
}
FT_EXPORT_DEF( void )
FT_Stroker_Set( FT_Stroker stroker, FT_Fixed radius, FT_Stroker_LineCap cap,
                FT_Stroker_LineJoin join, FT_Fixed miter_limit )
{
}
FT_EXPORT_DEF( void )
FT_Stroker_Done( FT_Stroker stroker )
{
}
FT_EXPORT_DEF( FT_Error )
FT_Glyph_Stroke( FT_Glyph* glyph, FT_Stroker stroker, FT_Bool destroy )
{
  return FT_Err_Unimplemented_Feature;
}
