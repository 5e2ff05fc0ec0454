/**
 * The share of a picture that a layer of another aspect cuts off: 0 to 1.
 * Without an area, as a stray point has none, there is no aspect: all of it.
 */
export function cropLoss(picture: number, layer: number): number {
  const kept = Math.min(picture / layer, layer / picture)
  return kept > 0 ? 1 - kept : 1
}
