type Four = readonly [number, number, number, number]

/** The parameters, between 0 and 1, where a cubic curve turns back. */
function turns([a, b, c, d]: Four): number[] {
  const p = -a + 3 * b - 3 * c + d
  const q = 2 * (a - 2 * b + c)
  const r = b - a
  if (Math.abs(p) < 1e-12) return Math.abs(q) < 1e-12 ? [] : [-r / q]
  const root = q * q - 4 * p * r
  if (root < 0) return []
  const side = Math.sqrt(root)
  return [(-q + side) / (2 * p), (-q - side) / (2 * p)]
}

function cubicAt(t: number, [a, b, c, d]: Four): number {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

/** The ends of a cubic curve along one axis, and where it turns back. */
export function cubicExtremes(points: Four): number[] {
  const inner = turns(points).filter(t => t > 0 && t < 1)
  return [0, 1, ...inner].map(t => cubicAt(t, points))
}
