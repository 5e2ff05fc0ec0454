import { expect, test } from 'vitest'
import { firstDocument } from '../../documents/first-document.ts'
import { openPlugin } from '../open-plugin.ts'

const box = { x: 10, y: 20, width: 30, height: 40 }

test('shows the page as layers with absolute places', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { x: 100, y: 0, width: 90, height: 90 })
  const id = host.user.add('RECTANGLE', box, frame)
  host.user.select([id])

  const scene = host.scene()

  expect(scene).toMatchObject({
    pageId: '0:1',
    pageName: 'Page 1',
    pages: [{ id: '0:1', name: 'Page 1' }],
    selection: [id],
    viewport: { zoom: 1 }
  })
  expect(scene.children[0]?.children?.[0]).toMatchObject({
    id,
    type: 'RECTANGLE',
    visible: true,
    width: 30,
    height: 40,
    cornerRadius: 0,
    clipsContent: false,
    absoluteTransform: [
      [1, 0, 110],
      [0, 1, 20]
    ]
  })
  expect(host.node(id)).toEqual(scene.children[0]?.children?.[0])
  expect(host.node('9:9')).toBeNull()
})

test('shows what changed in a scene read before', async () => {
  const { host, run } = await openPlugin()
  const frame = host.user.add('FRAME', box)
  const id = host.user.add('RECTANGLE', box, frame)
  host.scene()

  host.user.move([frame], 5, 5)
  await run(
    `const node = await figma.getNodeByIdAsync(input)
    node.fills = []`,
    id
  )

  expect(host.node(id)).toMatchObject({
    fills: [],
    absoluteTransform: [
      [1, 0, 25],
      [0, 1, 45]
    ]
  })
})

test('gives the same objects for layers that did not change', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', box)
  const inside = host.user.add('RECTANGLE', box, frame)
  host.user.add('ELLIPSE', box)
  const before = host.scene().children

  host.user.rename(inside, 'other')

  const after = host.scene().children
  expect(after[1]).toBe(before[1])
  expect(after[0]).not.toBe(before[0])
  expect(after[0]?.children?.[0]?.name).toBe('other')
})

test('notifies its listeners of changes, and only of changes', async () => {
  const { host, run } = await openPlugin()
  const seen: string[] = []
  const stop = host.onChange(() =>
    seen.push(
      host
        .scene()
        .children.map(node => node.name)
        .join()
    )
  )

  await run('figma.currentPage.children.length')
  await run(`figma.createRectangle().name = 'a'`)
  host.user.add('ELLIPSE', box)
  stop()
  host.user.add('ELLIPSE', box)

  expect(seen).toEqual(['a', 'a,Ellipse'])
})

test("carries out a person's edits", async () => {
  const { host } = await openPlugin()
  const a = host.user.add('RECTANGLE', box)
  const b = host.user.add('ELLIPSE', { x: 100, y: 100, width: 10, height: 10 })

  host.user.rename(a, 'A')
  host.user.setVisible(b, false)
  host.user.set([b], { x: 90, width: 20, height: 25, rotation: 90 })
  const [copy = ''] = host.user.duplicate([a])
  host.user.move([copy], 1, 2)
  const group = host.user.group([a, copy])
  host.user.setLocked(a, true)

  expect(host.node(a)).toMatchObject({ name: 'A', locked: true })
  expect(host.node(b)).toMatchObject({ visible: false, width: 20, height: 25 })
  expect(host.node(b)?.absoluteTransform[0][2]).toBe(90)
  expect(host.node(group)).toMatchObject({
    type: 'GROUP',
    width: 31,
    height: 42
  })
  expect(host.node(copy)?.absoluteTransform[1][2]).toBe(22)
  expect(host.scene().selection).toEqual([group])
  host.user.remove([group])
  expect(host.scene().children.map(node => node.id)).toEqual([b])
})

test('crops a picture by hand', async () => {
  const { host, run } = await openPlugin()
  const id = await run<string>(`const node = figma.createRectangle()
    node.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null,
      opacity: 0.5 }]
    return node.id`)
  const transform = [
    [0.5, 0, 0.125],
    [0, 0.5, 0]
  ] satisfies [[number, number, number], [number, number, number]]

  host.user.crop(id, 0, transform)

  expect(host.node(id)?.fills).toMatchObject([
    { scaleMode: 'CROP', imageTransform: transform, opacity: 0.5 }
  ])
  expect(() => host.user.crop(id, 1, transform)).toThrow(
    'no image or video at index 1'
  )
})

test('detaches the style of a picture that is cropped', async () => {
  const { host, run } = await openPlugin()
  const id = await run<string>(`const style = figma.createPaintStyle()
    style.name = 'Photo'
    style.paints = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: null }]
    const node = figma.createRectangle()
    await node.setFillStyleIdAsync(style.id)
    return node.id`)

  host.user.crop(id, 0, [
    [0.5, 0, 0],
    [0, 0.5, 0]
  ])

  expect(host.layerFacts([id]).values['fillStyle']).toBeUndefined()
})

test('moves a layer in a turned frame by the page’s axes', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { x: 0, y: 0, width: 90, height: 90 })
  const id = host.user.add('RECTANGLE', box, frame)
  host.user.set([frame], { rotation: 90 })
  const before = host.node(id)?.absoluteTransform

  host.user.move([id], 7, 0)

  const after = host.node(id)?.absoluteTransform
  expect((after?.[0][2] ?? 0) - (before?.[0][2] ?? 0)).toBeCloseTo(7)
  expect(after?.[1][2]).toBeCloseTo(before?.[1][2] ?? NaN)
})

test('refuses actions on layers that are not there', async () => {
  const { host } = await openPlugin()

  expect(() => host.user.rename('9:9', 'x')).toThrow('no layer with id "9:9"')
})

test('runs trusted code that no rule binds', async () => {
  const { host, run } = await openPlugin()
  const page = host.user.addPage('Second')
  await run(`figma.root.setPluginData('k', 'v')`)

  const facts = await host.evaluate<unknown>(
    `const page = figma.getNodeById(input.page)
    page.appendChild(figma.createRectangle())
    await Promise.resolve()
    return [page.children.length, figma.root.getPluginData('k'),
      new Uint8Array([1])]`,
    { page }
  )

  expect(facts).toEqual([1, 'v', new Uint8Array([1])])
  await expect(host.evaluate('figma.oops')).rejects.toThrow("'oops'")
  await expect(host.evaluate('return (')).rejects.toThrow(/Syntax|unexpected/i)
})

test('saves and opens a document with ids, data, styles and selection', async () => {
  const first = await openPlugin({ document: firstDocument })
  await first.run(`
    const style = figma.createPaintStyle()
    style.name = 'Brand'
    const node = figma.createRectangle()
    node.rotation = 30
    node.setPluginData('k', 'v')
    await node.setFillStyleIdAsync(style.id)
    node.setRelaunchData({ open: 'Open' })`)

  const document = first.host.exportDocument()
  const second = await openPlugin({
    document: structuredClone(document)
  })

  expect(second.host.scene()).toEqual(first.host.scene())
  expect(second.host.exportDocument()).toEqual(document)
  expect(
    await second.run(`
      const [node] = figma.currentPage.findAllWithCriteria({ pluginData: {} })
      const fresh = figma.createRectangle()
      return [node.getPluginData('k'), node.getRelaunchData(),
        (await figma.getStyleByIdAsync(node.fillStyleId)).name,
        fresh.id !== node.id]`)
  ).toEqual(['v', { open: 'Open' }, 'Brand', true])
})

test('opens the first document with a poster and a second page', async () => {
  const { host, run } = await openPlugin({ document: firstDocument })

  const { children, pages } = host.scene()
  const poster = children[0]?.children ?? []

  expect(pages.map(page => page.name)).toEqual(['Poster', 'Ideas'])
  expect(poster.map(node => node.type)).toEqual([
    'TEXT',
    'TEXT',
    'RECTANGLE',
    'FRAME',
    'ELLIPSE',
    'RECTANGLE'
  ])
  expect(poster.filter(node => node.locked)).toHaveLength(1)
  expect(
    await run(`
      const [row] = figma.currentPage.findAllWithCriteria({ types: ['FRAME'] })
        .filter(frame => frame.layoutMode === 'HORIZONTAL')
      const places = () => row.children.map(node => [node.x, node.y]).join()
      const before = places()
      row.itemSpacing = 0
      row.itemSpacing = 16
      return before === places()`)
  ).toBe(true)
})
