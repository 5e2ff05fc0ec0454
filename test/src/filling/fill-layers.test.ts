import { expect, it } from 'vitest'
import { addSample, fillSample } from '../added.ts'
import { contentOf } from '../content-of.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { setMissingFont } from '../set-missing-font.ts'
import { addBox, fillsOf, setFills } from './box.ts'

const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 }, opacity: 0.25 }

it('puts the picture over the fills of the given layers', async () => {
  const controller = await openController()
  const ids = [addBox(controller), addBox(controller)]

  const result = await fillSample(controller, ids)

  expect(result).toEqual({ changed: ids, refused: [] })
  ids.forEach(id =>
    expect(fillsOf(controller, id)).toMatchObject([
      { type: 'SOLID' },
      { type: 'IMAGE', scaleMode: 'FILL' }
    ])
  )
})

it('gives different pictures to different layers in one undo step', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const [one, other] = [addBox(controller), addBox(controller)]
  const sea = await addSample(controller, { assetId: '1' }, '#001144')
  const sand = await addSample(controller, { assetId: '2' }, '#ccaa77')
  const before = await contentOf(controller)

  await peer.call.fillLayers({
    fills: [
      { ...sea, nodeIds: [one] },
      { ...sand, nodeIds: [other] }
    ]
  })

  expect(fillsOf(controller, one)[1]).toMatchObject({
    imageHash: sea.imageHash
  })
  expect(fillsOf(controller, other)[1]).toMatchObject({
    imageHash: sand.imageHash
  })
  host.user.undo()
  expect(await contentOf(controller)).toEqual(before)
})

it.each([
  ['at the right', { x: 0.8, y: 0.5 }, 1 / 3, 'CROP'],
  ['left of the middle', { x: 0.4, y: 0.5 }, 1 / 15, 'CROP'],
  ['near the middle', { x: 0.52, y: 0 }, 1 / 6, 'FILL']
] as const)('shows a subject %s', async (_, subject, start, scaleMode) => {
  const controller = await openController()
  const id = addBox(controller, 100, 100)

  await fillSample(controller, [id], { subject })

  const [, paint] = fillsOf(controller, id)
  expect(paint?.['scaleMode']).toBe(scaleMode)
  if (scaleMode === 'FILL') return
  expect(paint?.['imageTransform']).toEqual([
    [expect.closeTo(2 / 3), 0, expect.closeTo(start)],
    [0, 1, 0]
  ])
})

it('replaces the topmost picture, keeps its looks and other paints', async () => {
  const controller = await openController()
  const id = addBox(controller)
  const old = await addSample(controller, {}, '#111111')
  const looks = { opacity: 0.5, blendMode: 'MULTIPLY', visible: true }
  const filters = { exposure: 0.25, contrast: -0.5 }
  const { imageHash } = old
  const picture = { type: 'IMAGE', scaleMode: 'FIT', imageHash }
  await setFills(controller, id, [
    picture,
    { ...picture, ...looks, filters },
    red
  ])
  const [below, , above] = fillsOf(controller, id)

  await fillSample(controller, [id], { assetId: '1002' }, '#222222')

  const fills = fillsOf(controller, id)
  expect(fills).toEqual([below, expect.anything(), above])
  expect(fills[1]).toMatchObject({ ...looks, filters, scaleMode: 'FILL' })
  expect(fills[1]).not.toMatchObject({ imageHash })
})

it('leaves a hidden picture, and shows the new one', async () => {
  const controller = await openController()
  const id = addBox(controller)
  const { imageHash } = await addSample(controller, {}, '#111111')
  const off = { type: 'IMAGE', scaleMode: 'FILL', imageHash, visible: false }
  await setFills(controller, id, [off, red])
  const before = fillsOf(controller, id)

  await fillSample(controller, [id], {}, '#222222')

  expect(fillsOf(controller, id)).toEqual([
    ...before,
    expect.objectContaining({ type: 'IMAGE', visible: true })
  ])
})

it.each([
  [{ width: 100, height: 100, pictureHeight: 80 }, [0.8, 0.1], [0.8, 0]],
  [
    { width: 100, height: 100, pictureHeight: 100, marginX: 20 },
    [0.6, 0.2],
    [0.6, 0.2]
  ]
])('covers a square with only the picture of %o', async (file, x, y) => {
  const controller = await openController()
  const id = addBox(controller, 100, 100)

  await fillSample(controller, [id], file)

  const [, paint] = fillsOf(controller, id)
  expect(paint).toMatchObject({
    scaleMode: 'CROP',
    imageTransform: [
      [expect.closeTo(x[0] ?? 0), 0, expect.closeTo(x[1] ?? 0)],
      [0, expect.closeTo(y[0] ?? 0), expect.closeTo(y[1] ?? 0)]
    ]
  })
})

it.each([
  ['a frame', 'figma.createFrame()'],
  ['an ellipse', 'figma.createEllipse()'],
  ['a polygon', 'figma.createPolygon()'],
  ['a star', 'figma.createStar()'],
  ['a vector', 'figma.createVector()'],
  ['a section', 'figma.createSection()'],
  ['a component', 'figma.createComponent()'],
  [
    'a component set',
    'figma.combineAsVariants([figma.createComponent()], figma.currentPage)'
  ],
  ['an instance', 'figma.createComponent().createInstance()'],
  [
    'a layer of an instance',
    `(() => {
       const main = figma.createComponent()
       main.appendChild(figma.createRectangle())
       return main.createInstance().children[0]
     })()`
  ],
  [
    'a boolean shape',
    `figma.union(
       [figma.createRectangle(), figma.createEllipse()], figma.currentPage)`
  ]
])('fills %s', async (_, source) => {
  const controller = await openController()
  const id = await controller.host.evaluate<string>(`return (${source}).id`)

  const result = await fillSample(controller, [id])

  expect(result).toEqual({ changed: [id], refused: [] })
  expect(fillsOf(controller, id)).toContainEqual(
    expect.objectContaining({ type: 'IMAGE' })
  )
})

it.each(['Sea', ''])('fills the letters of the text “%s”', async words => {
  const controller = await openController()
  const id = await controller.host.evaluate<string>(
    `const text = figma.createText()
     await figma.loadFontAsync(text.fontName)
     text.characters = input
     return text.id`,
    words
  )

  const result = await fillSample(controller, [id])

  expect(result.changed).toEqual([id])
  expect(fillsOf(controller, id)).toContainEqual(
    expect.objectContaining({ type: 'IMAGE' })
  )
})

it('fills a text whose font is missing', async () => {
  const drawn = await openController()
  const id = await drawn.host.evaluate<string>(
    `const text = figma.createText()
     await figma.loadFontAsync(text.fontName)
     text.characters = 'Sea'
     return text.id`
  )
  const document = setMissingFont(drawn.host.exportDocument(), 'Sea')
  const controller = await openController({ document })

  const isMissing = await controller.host.evaluate<boolean>(
    'return (await figma.getNodeByIdAsync(input)).hasMissingFont',
    id
  )
  const result = await fillSample(controller, [id])

  expect(isMissing).toBe(true)
  expect(result).toEqual({ changed: [id], refused: [] })
})

it("starts from somebody else's newest fills", async () => {
  const controller = await openController()
  const id = addBox(controller)
  const comp = await addSample(controller)
  await controller.host.remotely(
    `const node = await figma.getNodeByIdAsync(input.id)
     node.fills = [input.red]`,
    { id, red }
  )

  await controller.peer.call.fillLayers({
    fills: [{ ...comp, nodeIds: [id] }]
  })

  expect(fillsOf(controller, id)).toMatchObject([red, { type: 'IMAGE' }])
})

it('fills on a page that the person left', async () => {
  const controller = await openController()
  const { host } = controller
  const id = addBox(controller)
  host.user.goToPage(host.user.addPage('Second'))

  const result = await fillSample(controller, [id])

  expect(result.changed).toEqual([id])
})

it('detaches a style, and keeps its other paints', async () => {
  const controller = await openController()
  const { host } = controller
  const id = addBox(controller)
  await host.evaluate(
    `const style = figma.createPaintStyle()
     style.paints = [input.red]
     const node = await figma.getNodeByIdAsync(input.id)
     await node.setFillStyleIdAsync(style.id)`,
    { id, red }
  )

  await fillSample(controller, [id])

  expect(fillsOf(controller, id)).toMatchObject([red, { type: 'IMAGE' }])
  const styles = await host.evaluate<{ own: string; paints: number[] }>(
    `const node = await figma.getNodeByIdAsync(input)
     const styles = await figma.getLocalPaintStylesAsync()
     return {
       own: node.fillStyleId,
       paints: styles.map(style => style.paints.length)
     }`,
    id
  )
  expect(styles).toEqual({ own: '', paints: [1] })
})

it('records the asset of the picture on layer and document', async () => {
  const controller = await openController()
  const id = addBox(controller)

  await fillSample(controller, [id], { assetId: '7' })

  const kept = await controller.host.evaluate<Record<string, string>>(
    `const node = await figma.getNodeByIdAsync(input)
     const hash = node.fills[1].imageHash
     return {
       own: node.getPluginData('provenance'),
       index: figma.root.getPluginData('image:' + hash)
     }`,
    id
  )
  expect(JSON.parse(kept['own'] ?? '')).toMatchObject({ assetId: '7' })
  expect(JSON.parse(kept['index'] ?? '')).toMatchObject({ assetId: '7' })
})

it('fills a comp again and forgets the old one', async () => {
  const controller = await openController()
  const id = await placeSample(controller)

  await fillSample(controller, [id], { assetId: '8' }, '#220033')

  expect(fillsOf(controller, id)).toHaveLength(1)
  const own = await controller.host.evaluate<string>(
    `const node = await figma.getNodeByIdAsync(input)
     return node.getPluginData('provenance')`,
    id
  )
  expect(JSON.parse(own)).toMatchObject({ assetId: '8', state: 'comp' })
})
