import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { sceneNode } from './scene-node.ts'

const blackToWhite = [
  { position: 0, color: { r: 0, g: 0, b: 0, a: 1 } },
  { position: 1, color: { r: 1, g: 1, b: 1, a: 1 } }
]

async function drawn(
  type: string,
  gradientTransform?: number[][],
  gradientStops = blackToWhite
) {
  const fill = {
    type,
    gradientTransform: gradientTransform ?? [
      [1, 0, 0],
      [0, 1, 0]
    ],
    gradientStops
  }
  return draw([sceneNode({ fills: [fill] })])
}

test('turns an angular gradient clockwise from three o’clock', async () => {
  const pixels = await drawn('GRADIENT_ANGULAR')

  const points = [
    [90, 52, 0.008],
    [50, 90, 0.25],
    [10, 50, 0.5],
    [50, 10, 0.75]
  ] as const
  for (const [x, y, part] of points) {
    expect(Math.abs(pixels.at(x, y)[0] - part * 255)).toBeLessThanOrEqual(5)
  }
})

test('ends a colour of an angular gradient where its stop says', async () => {
  const black = { r: 0, g: 0, b: 0, a: 1 }
  const white = { r: 1, g: 1, b: 1, a: 1 }
  // Between two pixels at the right edge.
  const position = Math.atan(25 / 50) / (2 * Math.PI)

  const pixels = await drawn('GRADIENT_ANGULAR', undefined, [
    { position, color: black },
    { position, color: white }
  ])

  expect(pixels.at(98, 73)[0]).toBe(0)
  expect(pixels.at(98, 75)[0]).toBe(255)
})

test('spreads a diamond gradient in straight lines', async () => {
  const pixels = await drawn('GRADIENT_DIAMOND')

  const points = [
    [50, 50],
    [75, 50],
    [60, 65],
    [62, 38],
    [20, 45]
  ] as const
  for (const [x, y] of points) {
    const away = Math.abs(x + 0.5 - 50) + Math.abs(y + 0.5 - 50)
    const wanted = Math.min(255, (away / 50) * 255)
    expect(Math.abs(pixels.at(x, y)[0] - wanted)).toBeLessThanOrEqual(5)
  }
})

test('leaves no seams in an angular or diamond gradient', async () => {
  for (const type of ['GRADIENT_ANGULAR', 'GRADIENT_DIAMOND']) {
    const pixels = await drawn(type, [
      [0.8, 0.3, 0],
      [-0.3, 0.8, 0.2]
    ])

    for (let x = 1; x < 99; x += 3) {
      for (let y = 1; y < 99; y += 3) expect(pixels.at(x, y)[3]).toBe(255)
    }
  }
})

test.each(['VIDEO', 'PATTERN'])('shows a placeholder for %s', async type => {
  const pixels = await draw([sceneNode({ fills: [{ type }] })])

  const row = Array.from({ length: 90 }, (_, x) => pixels.at(x + 5, 50))
  expect(row.every(pixel => pixel[3] === 255)).toBe(true)
  expect(new Set(row.map(String)).size).toBeGreaterThan(1)
})
