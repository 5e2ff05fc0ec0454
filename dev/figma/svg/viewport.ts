/** What percentages are parts of. */
export interface Viewport {
  width: number
  height: number
}

/** What percentages of a radius are parts of. */
export function meanSide({ width, height }: Viewport): number {
  return Math.hypot(width, height) / Math.SQRT2
}
