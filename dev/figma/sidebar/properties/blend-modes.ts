import { paintBlendNames } from '../../shared/paint-blend-names.ts'

/** Of a paint: what it mixes with lies below it in the same layer. */
export const paintBlendModes = paintBlendNames.map(
  name => [name, readable(name)] as const
)

function readable(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
