/**
 * Grows along what follows a main component: less there than in its instances,
 * and in theirs. Zero for a paint style.
 */
export function depthOf({ id, type }: BaseNode | BaseStyle): number {
  if (type === 'PAINT') return 0
  return id.split(';').length + (type === 'INSTANCE' ? 1 : 0)
}
