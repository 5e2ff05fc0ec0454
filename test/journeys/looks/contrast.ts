/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Paint = readonly [number, number, number, number]

/** The WCAG contrast ratio of two opaque paints. */
export function contrast(first: Paint, second: Paint): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].toSorted(
    (a, b) => a - b
  )
  return (high + 0.05) / (low + 0.05)
}

/** The visible color of stacked paints, the lowest first. */
export function blend(paints: readonly Paint[]): Paint {
  return paints.reduce(blendPair, [255, 255, 255, 1])
}

function blendPair(below: Paint, above: Paint): Paint {
  const [red, green, blue, alpha] = above
  const mix = (low: number, high: number) => low + (high - low) * alpha
  return [mix(below[0], red), mix(below[1], green), mix(below[2], blue), 1]
}

function luminance([red, green, blue]: Paint): number {
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

function light(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
