/** How a paint may mix with what lies below, as the plugin API names it. */
export const paintBlendNames = [
  'NORMAL',
  'DARKEN',
  'MULTIPLY',
  'LINEAR_BURN',
  'COLOR_BURN',
  'LIGHTEN',
  'SCREEN',
  'LINEAR_DODGE',
  'COLOR_DODGE',
  'OVERLAY',
  'SOFT_LIGHT',
  'HARD_LIGHT',
  'DIFFERENCE',
  'EXCLUSION',
  'HUE',
  'SATURATION',
  'COLOR',
  'LUMINOSITY'
] as const

type PaintBlendName = (typeof paintBlendNames)[number]

/** The CSS name; null for modes that CSS lacks. */
export function cssBlendName(name: PaintBlendName): string | null {
  if (name === 'LINEAR_BURN' || name === 'LINEAR_DODGE') return null
  return name.toLowerCase().replace('_', '-')
}
