import { expect, test } from 'vitest'
import { onePixel } from '../one-pixel.ts'
import { openPlugin } from '../open-plugin.ts'

const look = { visible: false, opacity: 0.35, blendMode: 'MULTIPLY' }
const filters = {
  exposure: 0.1,
  contrast: -0.2,
  saturation: 0.3,
  temperature: -0.4,
  tint: 0.5,
  highlights: -0.6,
  shadows: 0.7
}
const imageTransform = [
  [0.61, -0.07, 0.123],
  [0.09, 0.55, -0.2]
]

test.each([
  ['FILL', { rotation: 90 }],
  ['FIT', { rotation: 270 }],
  ['CROP', { imageTransform }],
  ['TILE', { scalingFactor: 0.3, rotation: 180 }]
])('writes a picture in %s as it was read', async (scaleMode, own) => {
  const { host, run } = await openPlugin()
  const paint = { type: 'IMAGE', scaleMode, ...own, ...look, filters }

  const same = await run<boolean[]>(
    `const { hash } = figma.createImage(figma.base64Decode(input.picture))
    const all = ['createRectangle', 'createEllipse', 'createText', 'createFrame']
      .map(name => figma[name]())
    all[0].fills = [Object.assign({ imageHash: hash }, input.paint)]
    const text = JSON.stringify(all[0].fills)
    for (const node of all) {
      node.fills = all[0].fills
      node.fills = node.fills.map(one => Object.assign({}, one))
    }
    return all.map(node => JSON.stringify(node.fills) === text)`,
    { paint, picture: onePixel }
  )
  const document = host.exportDocument()
  const again = await openPlugin({ document })

  const read = 'return JSON.stringify(figma.currentPage.children[0].fills)'
  expect(same).toEqual([true, true, true, true])
  expect(await again.run(read)).toBe(await run(read))
})
