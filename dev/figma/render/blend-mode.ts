/** Figma's modes that CSS lacks get the nearest that it has. */
const nearest: Record<string, string> = {
  LINEAR_BURN: 'color-burn',
  LINEAR_DODGE: 'plus-lighter'
}

const known = [
  'DARKEN',
  'MULTIPLY',
  'COLOR_BURN',
  'LIGHTEN',
  'SCREEN',
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
]

/** A blend mode as the attribute `style`; null for the usual ones. */
export function blendStyle(mode: unknown): string | null {
  if (typeof mode !== 'string') return null
  const found = known.includes(mode)
    ? mode.toLowerCase().replace('_', '-')
    : nearest[mode]
  return found ? `mix-blend-mode:${found}` : null
}
