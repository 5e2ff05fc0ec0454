/** The share of a picture that a layer of another aspect cuts off: 0 to 1. */
export function cropLoss(picture: number, layer: number): number {
  return 1 - Math.min(picture / layer, layer / picture)
}
