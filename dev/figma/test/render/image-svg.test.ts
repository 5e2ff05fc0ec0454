import { expect, test } from 'vitest'
import { draw, gradientPicture, svgOf } from './draw.ts'
import {
  compareFill,
  fillCases,
  filledBox,
  fillPicture
} from './fill-formula.ts'
import { sceneNode, whitePaper } from './scene-node.ts'

const box = { width: 200, height: 150 }
const view = { x: 0, y: 0, ...box }
const toFill = await gradientPicture(fillPicture.width, fillPicture.height)
const picture = await gradientPicture(300, 150)

test.each(fillCases())('draws by the formula: $name', async fill => {
  const fills = [{ type: 'IMAGE', imageHash: 'hash', ...fill.paint }]
  const layers = [whitePaper(), sceneNode({ ...filledBox, fills })]

  const pixels = await draw(layers, {
    view: { x: 0, y: 0, ...filledBox },
    picture: toFill
  })

  const white = [255, 255, 255, 255]
  const { worst } = compareFill(fill, (x, y) => pixels.at(x, y), white)
  expect(worst).toBeLessThanOrEqual(4)
})

test.each(fillCases())('draws a video as an image: $name', fill => {
  const { imageTransform, ...rest } = fill.paint
  const image = { type: 'IMAGE', imageHash: 'hash', ...fill.paint }
  const video = { ...rest, type: 'VIDEO', videoHash: 'hash' }
  const fills = imageTransform
    ? [{ ...video, videoTransform: imageTransform }]
    : [video]
  const look = { opacity: 0.5, blendMode: 'MULTIPLY', filters: { tint: 1 } }
  const svg = (paints: object[]): string =>
    svgOf(
      [sceneNode({ ...box, fills: paints.map(one => ({ ...one, ...look })) })],
      { view, picture }
    )

  expect(svg(fills)).toBe(svg([image]))
  expect(svg(fills)).toContain(picture.url)
})

test('keeps a picture within an ellipse', async () => {
  const fills = [{ type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }]
  const ellipse = sceneNode({ ...box, type: 'ELLIPSE', fills })

  const pixels = await draw([ellipse], { view, picture })

  expect(pixels.at(3, 3)[3]).toBe(0)
  expect(pixels.at(100, 75)[3]).toBe(255)
})

test('shows grey for a picture that is not there', async () => {
  const fills = [{ type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }]

  const pixels = await draw([sceneNode({ fills })])

  expect(pixels.at(50, 50)).toEqual([217, 217, 217, 255])
})

test('brightens with exposure and greys without saturation', async () => {
  const image = { type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }
  const plain = [image]
  const bright = [{ ...image, filters: { exposure: 0.5 } }]
  const grey = [{ ...image, filters: { saturation: -1 } }]

  const [before, brighter, greyer] = await Promise.all(
    [plain, bright, grey].map(fills =>
      draw([sceneNode({ ...box, fills })], { view, picture })
    )
  )

  const [red = 0] = before?.at(60, 75) ?? []
  expect(brighter?.at(60, 75)[0]).toBeGreaterThan(red + 15)
  const [r, g, b] = greyer?.at(60, 75) ?? []
  expect(new Set([r, g, b]).size).toBe(1)
})

test.each(['CROP', 'FILL', 'FIT', 'TILE'])(
  'filters a whole picture in mode %s',
  async scaleMode => {
    const image = { type: 'IMAGE', imageHash: 'hash', scaleMode }
    const fills = [{ ...image, scalingFactor: 1, filters: { saturation: -1 } }]

    const pixels = await draw([sceneNode({ ...box, fills })], { view, picture })

    // Beyond the hundred units that a cropped picture has of its own.
    const [red, green, blue, alpha] = pixels.at(150, 110)
    expect([red, green, alpha]).toEqual([blue, blue, 255])
  }
)
