import { expect, test } from 'vitest'
import { onePixel } from '../../one-pixel.ts'
import { openIn } from '../../open-board.ts'

test('makes frames in the grid, where any layer may lie', async () => {
  const { run } = await openIn('buzz')

  const grid = await run(`
    figma.buzz.createFrame().name = 'a'
    const b = figma.buzz.createFrame(0, 0)
    b.name = 'b'
    b.resize(100, 50)
    const row = figma.createCanvasRow()
    const loose = figma.createRectangle()
    loose.name = 'c'
    figma.moveNodesToCoord([loose.id], 1)
    return [row.type, figma.getCanvasGrid().map(cells => cells.map(node =>
      [node.type, node.name, node.width, node.x]))]`)

  expect(grid).toEqual([
    'SLIDE_ROW',
    [
      [
        ['FRAME', 'b', 100, 0],
        ['FRAME', 'a', 1080, 340]
      ],
      [['RECTANGLE', 'c', 100, 0]]
    ]
  ])
})

test('makes new layers in the asset that is shown alone', async () => {
  const { run } = await openIn('buzz')

  const parents = await run(`
    const [a, b] = [figma.buzz.createFrame(), figma.buzz.createFrame()]
    figma.currentPage.focusedNode = b
    const before = figma.createRectangle().parent.type
    figma.viewport.canvasView = 'single-asset'
    return [before, figma.createRectangle().parent === b]`)

  expect(parents).toEqual(['PAGE', true])
})

test('keeps the format of an asset', async () => {
  const { error, run } = await openIn('buzz')

  const formats = await run(`
    frame = figma.buzz.createFrame()
    const before = figma.buzz.getBuzzAssetTypeForNode(frame)
    figma.buzz.setBuzzAssetTypeForNode(frame, 'INSTA_STORY')
    return [before, figma.buzz.getBuzzAssetTypeForNode(frame)]`)

  expect(formats).toEqual([null, 'INSTA_STORY'])
  expect(
    await error(`figma.buzz.setBuzzAssetTypeForNode(frame, 'INSTAGRAM_STORY')`)
  ).toContain('"assetType" to have type')
})

const asset = `
  const { hash } = figma.createImage(figma.base64Decode(input))
  const picture = { type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }
  const shade = { type: 'SOLID', color: { r: 0, g: 0, b: 0 }, opacity: 0.5 }
  const frame = figma.buzz.createFrame()
  const group = figma.createFrame(), photo = figma.createEllipse()
  group.appendChild(photo)
  frame.appendChild(figma.createRectangle())
  frame.appendChild(group)
  photo.fills = [picture, shade]`

test('finds what shows a picture or a film, however deep', async () => {
  const { run } = await openIn('buzz')

  const found = await run(
    `${asset}
    frame.fills = [{ type: 'VIDEO', scaleMode: 'FIT', videoHash: 'film' }]
    return figma.buzz.getMediaContent(frame).map(field =>
      [field.type, field.hash === hash || field.hash, field.node.type])`,
    onePixel
  )

  expect(found).toEqual([
    ['VIDEO', 'film', 'FRAME'],
    ['IMAGE', true, 'ELLIPSE']
  ])
})

test('exchanges the picture of a field and leaves other paints', async () => {
  const { run } = await openIn('buzz')

  const fills = await run(
    `${asset}
    const [field] = figma.buzz.getMediaContent(frame)
    const done = field.setMediaAsync({ type: 'VIDEO', scaleMode: 'CROP',
      videoHash: 'film', videoTransform: [[1, 0, 0], [0, 1, 0]] })
    const before = photo.fills[0].type
    await done
    return [before, photo.fills.map(paint => paint.type), field.type,
      field.hash]`,
    onePixel
  )

  expect(fills).toEqual(['IMAGE', ['VIDEO', 'SOLID'], 'VIDEO', 'film'])
})

test('reads a field without its picture as empty, and fills it again', async () => {
  const { run } = await openIn('buzz')

  const states = await run(
    `${asset}
    const [field] = figma.buzz.getMediaContent(frame)
    photo.fills = [shade]
    const empty = [field.type, field.hash]
    await field.setMediaAsync(picture)
    return [empty, photo.fills.map(paint => paint.type)]`,
    onePixel
  )

  expect(states).toEqual([
    [null, null],
    ['SOLID', 'IMAGE']
  ])
})

test.each([
  ['shade', 'ImagePaint | VideoPaint but got SOLID'],
  ['{ type: "IMAGE", scaleMode: "COVER", imageHash: hash }', 'scaleMode'],
  ['null', '"paint[0]" to have type object']
])('refuses %s as media', async (paint, words) => {
  const { error } = await openIn('buzz')

  const message = await error(
    `${asset}
    await figma.buzz.getMediaContent(frame)[0].setMediaAsync(${paint})`,
    onePixel
  )

  expect(message).toContain(words)
})

test('reads and writes the texts of an asset', async () => {
  const { run } = await openIn('buzz')

  const texts = await run(`
    const frame = figma.buzz.createFrame(), text = figma.createText()
    frame.appendChild(text)
    const [field] = figma.buzz.getTextContent(frame)
    const empty = field.value
    await field.setValueAsync('Sale')
    return [empty, field.value, text.characters, field.node === text]`)

  expect(texts).toEqual([null, 'Sale', 'Sale', true])
})

test('refuses by name what it does not emulate of Buzz', async () => {
  const { error } = await openIn('buzz')

  expect(await error('figma.buzz.smartResize()')).toBe(
    'Error: not emulated: figma.buzz.smartResize'
  )
})
