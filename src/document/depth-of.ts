/**
 * How deeply a layer is nested in instances. A main component has a smaller
 * depth than its instances; a paint style has depth zero.
 */
export function depthOf({ id, type }: BaseNode | BaseStyle): number {
  if (type === 'PAINT') return 0
  return id.split(';').length + (type === 'INSTANCE' ? 1 : 0)
}
