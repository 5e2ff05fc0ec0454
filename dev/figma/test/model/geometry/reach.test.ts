import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Rect, encloses, grown } from '../../../shared/rect.ts'
import { nodeRasterize } from '../../../node-rasterize.ts'
import { renderScene } from '../../../render/render-scene.ts'
import { openPlugin } from '../../open-plugin.ts'

const side = 600
const paper = { x: -300, y: -300, width: side, height: side }

/** The box around all that is not transparent. */
async function inkOf(svg: string): Promise<Rect> {
  const file = await nodeRasterize(svg, { width: side, height: side }, 'png')
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let at = 0; at < side * side; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < 8) continue
    left = Math.min(left, at % side)
    right = Math.max(right, (at % side) + 1)
    top = Math.min(top, Math.floor(at / side))
    bottom = Math.max(bottom, Math.floor(at / side) + 1)
  }
  const { x, y } = paper
  return { x: x + left, y: y + top, width: right - left, height: bottom - top }
}

const black = `[{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]`
const stroked = `node.strokes = ${black}
  node.strokeWeight = 12
  node.strokeAlign = `

test.each([
  [
    'a side of its own',
    `figma.createFrame()`,
    `node.strokes = ${black}
    node.strokeAlign = 'OUTSIDE'
    node.strokeTopWeight = 50`
  ],
  ['a polygon', 'figma.createPolygon()', `${stroked}'OUTSIDE'`],
  [
    'a star',
    'figma.createStar()',
    `node.innerRadius = 0.1
    ${stroked}'CENTER'`
  ],
  [
    'sharp corners',
    'figma.createStar()',
    `node.innerRadius = 0.02
    ${stroked}'OUTSIDE'
    node.strokeMiterLimit = 4`
  ],
  [
    'a turned box',
    'figma.createRectangle()',
    `node.rotation = 45
    ${stroked}'OUTSIDE'`
  ],
  [
    'a piece of a pie',
    'figma.createEllipse()',
    `node.arcData = {
      startingAngle: 0, endingAngle: 0.6, innerRadius: 0
    }
    ${stroked}'OUTSIDE'`
  ],
  [
    'arrows',
    'figma.createLine()',
    `node.resize(10, 0)
    ${stroked}'CENTER'
    node.strokeCap = 'ARROW_EQUILATERAL'`
  ],
  [
    'a shadow cast far',
    'figma.createRectangle()',
    `node.effects = [{
      type: 'DROP_SHADOW', visible: true, radius: 40, blendMode: 'NORMAL',
      color: { r: 0, g: 0, b: 0, a: 1 }, offset: { x: -70, y: 90 }
    }]`
  ],
  [
    'text beyond its box',
    'figma.createText()',
    `
    node.characters = 'Words\\nof\\nmany\\nlines'
    node.fontSize = 24
    node.textAutoResize = 'NONE'
    node.resize(20, 20)
    node.textAlignHorizontal = 'RIGHT'
    node.textAlignVertical = 'BOTTOM'`
  ],
  [
    'a letter larger than the others',
    'figma.createText()',
    `
    node.characters = 'xyz'
    node.setRangeFontSize(1, 2, 90)
    node.lineHeight = { unit: 'PIXELS', value: 8 }`
  ],
  [
    'stroked letters',
    'figma.createText()',
    `node.characters = 'WMA'
    ${stroked}'OUTSIDE'`
  ]
])('draws %s no farther than its reach', async (_, make, change) => {
  const { host, run } = await openPlugin()
  await run(`await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const node = ${make}
    ${change}`)

  const { bounds, children } = host.view(paper)
  const size = { width: side, height: side }
  const svg = renderScene(children, paper, size, () => null)

  const ink = await inkOf(svg)
  expect(bounds && encloses(grown(bounds, 1), ink)).toBe(true)
  expect(ink.width * ink.height).toBeGreaterThan(400)
})

test('reads what may be seen blurred in an area, and reports its damage', async () => {
  const { host, run } = await openPlugin()
  await run(`const below = figma.createRectangle()
    below.resize(50, 50)
    const glass = figma.createRectangle()
    glass.resize(200, 200)
    glass.effects = [{
      type: 'BACKGROUND_BLUR', blurType: 'NORMAL', visible: true, radius: 40
    }]`)
  const area = { x: 80, y: 0, width: 50, height: 50 }
  const [below] = host.layersWithin(area)
  host.damage()

  host.user.move([below?.id ?? ''], 5, 0)

  expect(host.layersWithin(area)).toHaveLength(2)
  const [before] = host.damage() ?? []
  expect(before).toMatchObject({ x: -60, width: 170 })
})
