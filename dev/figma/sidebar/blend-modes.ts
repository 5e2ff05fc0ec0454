const names = [
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
]

/** Of a paint: what it mixes with lies below it in the same layer. */
export const paintBlendModes = names.map(
  name => [name, readable(name)] as const
)

/** Of a layer, which may also let its own layers mix with those below. */
export const layerBlendModes = [
  ['PASS_THROUGH', 'Pass through'] as const,
  ...paintBlendModes
]

function readable(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
