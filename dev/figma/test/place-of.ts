import type { Host } from '../shared/host.ts'

/** Where a layer's corner is on the page. */
export function placeOf(host: Host, id: string): [number, number] {
  const at = host.node(id)?.absoluteTransform
  return [at?.[0][2] ?? NaN, at?.[1][2] ?? NaN]
}
