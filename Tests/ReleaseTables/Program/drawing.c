/* Finds what a widget draws in the render nodes that it makes. */

#include "knowledge.h"
#include <string.h>

/* The child that a node changes the look of, and how much of it is left to see. */
static GskRenderNode *
only_child (GskRenderNode *node, double *opacity)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_node_get_child (node);
    case GSK_CLIP_NODE:
      return gsk_clip_node_get_child (node);
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_get_child (node);
    case GSK_SHADOW_NODE:
      return gsk_shadow_node_get_child (node);
    case GSK_BLUR_NODE:
      return gsk_blur_node_get_child (node);
    case GSK_DEBUG_NODE:
      return gsk_debug_node_get_child (node);
    case GSK_OPACITY_NODE:
      *opacity *= gsk_opacity_node_get_opacity (node);
      return gsk_opacity_node_get_child (node);
    case GSK_COLOR_MATRIX_NODE:
      *opacity *= graphene_matrix_get_value (gsk_color_matrix_node_get_color_matrix (node), 3, 3);
      return gsk_color_matrix_node_get_child (node);
    default:
      return NULL;
    }
}

/* The color of a node that draws a part, or NULL. */
static const GdkRGBA *
color_of (GskRenderNode *node, const char *part)
{
  GskRenderNodeType type = gsk_render_node_get_node_type (node);
  /* Only that there is text: what 4.18 says of its color is wrong. */
  if (type == GSK_TEXT_NODE && !strcmp (part, "text"))
    return gsk_text_node_get_color (node);
  if (type == GSK_OUTSET_SHADOW_NODE && !strcmp (part, "shadow"))
    return gsk_outset_shadow_node_get_color (node);
  if (type == GSK_INSET_SHADOW_NODE && !strcmp (part, "inset"))
    return gsk_inset_shadow_node_get_color (node);
  if (type == GSK_BORDER_NODE && !strcmp (part, "border"))
    for (int i = 0; i < 4; i++)
      if (gsk_border_node_get_widths (node)[i] > 0)
        return &gsk_border_node_get_colors (node)[i];
  return NULL;
}

/* The first color that draws a part: "text", "border", "shadow", "inset". Its opacity is that of the nodes around. */
gboolean
find_color (GskRenderNode *node, const char *part, GdkRGBA *color, double *opacity)
{
  double inner = *opacity;
  const GdkRGBA *found = color_of (node, part);
  if (found != NULL)
    {
      *color = *found;
      return TRUE;
    }
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    {
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        if (find_color (gsk_container_node_get_child (node, i), part, color, opacity))
          return TRUE;
      return FALSE;
    }
  GskRenderNode *child = only_child (node, &inner);
  if (child == NULL || !find_color (child, part, color, &inner))
    return FALSE;
  *opacity = inner;
  return TRUE;
}
