/* Our one font has TrueType outlines, drawn with smooth edges. FreeType reads this list with its
 * own macro. */
/* clang-format off */
FT_USE_MODULE( FT_Driver_ClassRec, tt_driver_class )
FT_USE_MODULE( FT_Module_Class, sfnt_module_class )
FT_USE_MODULE( FT_Renderer_Class, ft_smooth_renderer_class )
