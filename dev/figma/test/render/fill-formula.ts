import type { Matrix } from '../../shared/matrix.ts'

/** The layer that is filled; odd, so that nothing meets by chance. */
export const filledBox = { width: 203, height: 151 }

/** The size of `gradientPicture`, whose colours identify its points. */
export const fillPicture = { width: 300, height: 160 }

/** A point of the layer → a point of the picture, both from 0 to 1. */
type Formula = (x: number, y: number) => { u: number; v: number }

export interface FillCase {
  name: string
  paint: Record<string, unknown>
  formula: Formula
}

type Color = ArrayLike<number>

/** The fewest points that say something about a fill. */
const fewest = 60

/**
 * The largest difference to the formula in any channel, of 255, and at how
 * many points of the picture it was looked for; throws when they are too few.
 */
export function compareFill(
  { name, formula }: FillCase,
  colorAt: (x: number, y: number) => Color,
  outside: readonly number[]
): { worst: number; points: number } {
  let worst = 0
  let points = 0
  for (let y = 3; y < filledBox.height; y += 7) {
    for (let x = 3; x < filledBox.width; x += 7) {
      const { u, v } = formula(x + 0.5, y + 0.5)
      if (nearEdge(u, fillPicture.width)) continue
      if (nearEdge(v, fillPicture.height)) continue
      const isOutside = u < 0 || u > 1 || v < 0 || v > 1
      const wanted = isOutside ? outside : [u * 255, v * 255, 128, 255]
      const found = colorAt(x, y)
      for (const [channel, value] of wanted.entries()) {
        worst = Math.max(worst, Math.abs((found[channel] ?? 0) - value))
      }
      if (!isOutside) points += 1
    }
  }
  if (points < fewest) throw new Error(`${name}: only ${points} points`)
  return { worst, points }
}

/** Where resampling mixes with what lies beside the picture. */
function nearEdge(part: number, pixels: number): boolean {
  return Math.min(Math.abs(part), Math.abs(1 - part)) * pixels < 4
}

/** Every scale mode, in all turns. */
export function fillCases(): FillCase[] {
  const turns = [0, 1, 2, 3]
  return [
    ...turns.map(turn => placed('FILL', turn)),
    ...turns.map(turn => placed('FIT', turn)),
    ...turns.map(turn => tiled(turn)),
    ...Object.entries(crops).map(([name, matrix]) => cropped(name, matrix))
  ]
}

const turned30 = { cos: Math.cos(Math.PI / 6), sin: Math.sin(Math.PI / 6) }

const crops: Record<string, Matrix> = {
  identity: crop(1, 0, 0, 0, 1, 0),
  half: crop(0.5, 0, 0.25, 0, 0.5, 0.3),
  cover: crop(0.7, 0, 0.15, 0, 1, 0),
  flipped: crop(-1, 0, 1, 0, 1, 0),
  'turned by 30°': crop(
    0.6 * turned30.cos,
    -0.6 * turned30.sin,
    0.4,
    0.6 * turned30.sin,
    0.6 * turned30.cos,
    0.1
  ),
  skewed: crop(0.7, 0.35, -0.05, -0.35, 0.7, 0.35),
  shrunk: crop(1.6, 0, -0.3, 0, 1.5, -0.2)
}

function crop(
  a: number,
  c: number,
  e: number,
  b: number,
  d: number,
  f: number
): Matrix {
  return [
    [a, c, e],
    [b, d, f]
  ]
}

/** `imageTransform` leads from the layer's unit square to the picture's. */
function cropped(name: string, matrix: Matrix): FillCase {
  const [[a, c, e], [b, d, f]] = matrix
  return {
    name: `CROP ${name}`,
    paint: { scaleMode: 'CROP', imageTransform: matrix },
    formula(x, y) {
      const [s, t] = [x / filledBox.width, y / filledBox.height]
      return { u: a * s + c * t + e, v: b * s + d * t + f }
    }
  }
}

function placed(scaleMode: 'FILL' | 'FIT', turn: number): FillCase {
  const { width, height } = filledBox
  const sides = turnedSides(turn)
  const across = width / sides.width
  const down = height / sides.height
  const scale =
    scaleMode === 'FILL' ? Math.max(across, down) : Math.min(across, down)
  return {
    name: `${scaleMode} ${turn * 90}°`,
    paint: { scaleMode, rotation: turn * 90 },
    formula: (x, y) => toPicture(x - width / 2, y - height / 2, turn, scale)
  }
}

function tiled(turn: number): FillCase {
  const scale = 0.35
  const sides = turnedSides(turn)
  const width = sides.width * scale
  const height = sides.height * scale
  return {
    name: `TILE ${turn * 90}°`,
    paint: { scaleMode: 'TILE', rotation: turn * 90, scalingFactor: scale },
    formula: (x, y) =>
      toPicture((x % width) - width / 2, (y % height) - height / 2, turn, scale)
  }
}

function turnedSides(turn: number): { width: number; height: number } {
  const { width, height } = fillPicture
  return turn % 2 === 1 ? { width: height, height: width } : fillPicture
}

/** From an offset to the middle; the picture is turned clockwise. */
function toPicture(
  dx: number,
  dy: number,
  turn: number,
  scale: number
): { u: number; v: number } {
  const angle = (-turn * Math.PI) / 2
  const x = dx * Math.cos(angle) - dy * Math.sin(angle)
  const y = dx * Math.sin(angle) + dy * Math.cos(angle)
  return {
    u: x / scale / fillPicture.width + 0.5,
    v: y / scale / fillPicture.height + 0.5
  }
}
