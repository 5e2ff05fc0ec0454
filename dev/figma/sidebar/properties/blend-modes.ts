import { paintBlendNames } from '../../shared/paint-blend-names.ts'

/** Of a paint: what it mixes with lies below it in the same layer. */
export const paintBlendModes = paintBlendNames.map(
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
