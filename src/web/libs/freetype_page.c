/* In place of FreeType's ftsystem.c, ftstroke.c and ttkern.c in part: what the page has no use for. */
#include <freetype/freetype.h>
#include <freetype/ftglyph.h>
#include <freetype/ftstroke.h>
#include <freetype/internal/ftstream.h>
#include <freetype/internal/tttypes.h>

/* The font lies in memory: opening files would bring in Emscripten's file system. */
FT_EXPORT_DEF( FT_Error )
FT_Stream_Open( FT_Stream stream, const char* pathname )
{
  return FT_Err_Cannot_Open_Resource;
}

/* X and O are drawn one by one, at any size, by nobody who asks for the font's name. */
FT_Error
ttt_no_table( TT_Face face, FT_Stream stream )
{
  return FT_Err_Table_Missing;
}
void
tt_face_done_kern( TT_Face face )
{
}
FT_Int
tt_face_get_kerning( TT_Face face, FT_UInt left_glyph, FT_UInt right_glyph )
{
  return 0;
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
