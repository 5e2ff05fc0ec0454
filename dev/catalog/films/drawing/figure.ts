import { area, circle, stroke } from './shapes.ts'

interface Figure {
  x: number
  /** Position of the feet. */
  y: number
  height: number
  skin: string
  hair: string
  shirt: string
  trousers: string
  /** Distance of hands and feet from the center, each from -1 to 1. */
  leftHand: readonly [x: number, y: number]
  rightHand: readonly [x: number, y: number]
  stride: number
}

/** A person, drawn from the feet up. */
export function figure(one: Figure): string {
  const { x, y, height } = one
  const at = (across: number, up: number) =>
    [x + across * height, y - up * height] as const
  const line = (
    points: (readonly [number, number])[],
    width: number,
    color: string
  ) => stroke(points, width * height, color)
  const hip = at(0, 0.47)
  const [neckLeft, neckRight] = [at(-0.1, 0.74), at(0.1, 0.74)]
  return [
    line(
      [hip, at(0.14 * one.stride, 0.24), at(0.2 * one.stride - 0.03, 0)],
      0.1,
      one.trousers
    ),
    line(
      [hip, at(-0.14 * one.stride, 0.24), at(-0.2 * one.stride + 0.03, 0)],
      0.1,
      one.trousers
    ),
    line([neckLeft, at(...one.leftHand)], 0.065, one.skin),
    area(
      [at(-0.13, 0.78), at(0.13, 0.78), at(0.1, 0.44), at(-0.1, 0.44)],
      one.shirt
    ),
    line([neckRight, at(...one.rightHand)], 0.065, one.skin),
    line([at(0, 0.8), at(0, 0.76)], 0.06, one.skin),
    circle(x, y - 0.91 * height, 0.095 * height, one.hair),
    circle(x, y - 0.885 * height, 0.08 * height, one.skin)
  ].join('')
}
