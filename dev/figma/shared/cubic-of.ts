function twoThirds(from: number, to: number): number {
  return from + ((to - from) * 2) / 3
}

/** The numbers of a quadratic curve as of a cubic one; Figma keeps no other. */
export function cubicOf(
  from: { x: number; y: number },
  numbers: readonly number[]
): number[] {
  const [qx = 0, qy = 0, x = 0, y = 0] = numbers
  return [
    twoThirds(from.x, qx),
    twoThirds(from.y, qy),
    twoThirds(x, qx),
    twoThirds(y, qy),
    x,
    y
  ]
}
