import { expect, test } from 'vitest'
import type { Host } from '../../../dev/figma/core/host.ts'
import { openPlugin } from './open-plugin.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }
const anywhere = { x: 5000, y: 5000 }

function names(host: Host): string[] {
  return host.scene().children.map(node => node.name)
}

function placeOf(host: Host, id: string): [number, number] {
  const at = host.node(id)?.absoluteTransform
  return [at?.[0][2] ?? NaN, at?.[1][2] ?? NaN]
}

/** A component with a label, and the ids of one instance of it. */
const makeInstance = `
  const component = figma.createComponent()
  component.name = 'Card'
  component.resize(200, 100)
  const label = figma.createRectangle()
  label.name = 'Label'
  component.appendChild(label)
  const instance = component.createInstance()
  instance.x = 300
  return [component.id, instance.id, instance.children[0].id]`

test('writes a member as the plugin would, as one undo step', async () => {
  const { host } = await openPlugin()
  const ids = ['a', 'b'].map(() => host.user.add('RECTANGLE', box))

  host.user.set(ids, { opacity: 0.5, cornerRadius: 8, width: 60 })
  const facts = host.layerFacts(ids)
  host.user.undo()

  expect(facts.values).toMatchObject({ opacity: 0.5, cornerRadius: 8 })
  expect(facts.values).toMatchObject({ width: 60, height: 50 })
  expect(host.layerFacts(ids).values).toMatchObject({ opacity: 1, width: 100 })
})

test('takes back the first half of an edit that is refused', async () => {
  const { host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)

  expect(() =>
    host.user.set([id], { opacity: 0.5, cornerRadius: 'x' })
  ).toThrow('Expected "cornerRadius"')

  expect(host.layerFacts([id]).values).toMatchObject({ opacity: 1 })
  host.user.undo()
  expect(host.scene().children).toEqual([])
})

test('writes text without loading its font first', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>(`return figma.createText().id`)

  host.user.set([id], { characters: 'Hello', fontSize: 20 })

  expect(host.layerFacts([id]).values).toMatchObject({
    characters: 'Hello',
    fontSize: 20
  })
})

test('says what layers have in common and what is mixed', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', box)
  const rectangle = host.user.add('RECTANGLE', { ...box, width: 70 })

  const facts = host.layerFacts([frame, rectangle])

  expect(facts.type).toBeNull()
  expect(facts.values).toMatchObject({ height: 50, opacity: 1 })
  expect(facts.mixed).toContain('width')
})

test('counts the different fills of a text as mixed', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>(`
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const text = figma.createText()
    text.characters = 'two colours'
    const color = { r: 1, g: 0, b: 0 }
    text.setRangeFills(0, 3, [{ type: 'SOLID', color }])
    return text.id`)

  expect(host.layerFacts([id]).mixed).toContain('fills')
})

test('leaves locked layers where they are', async () => {
  const { host } = await openPlugin()
  const [free, locked] = ['a', 'b'].map(() => host.user.add('RECTANGLE', box))
  host.user.setLocked(String(locked), true)

  host.user.move([String(free), String(locked)], 10, 20)

  expect(placeOf(host, String(free))).toEqual([10, 20])
  expect(placeOf(host, String(locked))).toEqual([0, 0])
})

test('drops a dragged layer into the frame under the pointer', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', {
    x: 300,
    y: 300,
    width: 200,
    height: 200
  })
  const id = host.user.add('RECTANGLE', box)

  host.user.drag([id], 320, 340, { x: 350, y: 350 })

  expect(host.node(frame)?.children?.map(node => node.id)).toEqual([id])
  expect(placeOf(host, id)).toEqual([320, 340])

  host.user.drag([id], -320, -340, { x: 10, y: 10 })

  expect(host.node(frame)?.children).toEqual([])
  expect(placeOf(host, id)).toEqual([0, 0])
})

test('keeps a layer in its group while the pointer stays in its frame', async () => {
  const { host } = await openPlugin()
  const a = host.user.add('RECTANGLE', box)
  const b = host.user.add('RECTANGLE', { ...box, y: 200 })
  const group = host.user.group([a, b])

  host.user.drag([a], 5, 5, { x: 20, y: 20 })

  expect(host.node(group)?.children?.map(node => node.id)).toEqual([a, b])
})

test('reorders the children of an auto layout when they are moved', async () => {
  const { run, host } = await openPlugin()
  const [frame = '', first = '', second = ''] = await run<string[]>(`
    const frame = figma.createFrame()
    frame.layoutMode = 'HORIZONTAL'
    const made = ['a', 'b', 'c'].map(name => {
      const node = figma.createRectangle()
      node.name = name
      frame.appendChild(node)
      return node.id
    })
    return [frame.id, ...made]`)
  const order = () => host.node(frame)?.children?.map(node => node.name)

  host.user.drag([first], 160, 0, { x: 190, y: 50 })
  expect(order()).toEqual(['b', 'a', 'c'])

  host.user.move([second], 1, 0)
  expect(order()).toEqual(['a', 'b', 'c'])

  host.user.drag([first], 900, 900, { x: 950, y: 950 })
  expect(order()).toEqual(['b', 'c'])
})

test('resizes and turns layers to a place on the page', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { ...box, x: 40, y: 40 })
  const id = host.user.add('RECTANGLE', box, frame)
  const transform = [
    [0, -1, 90],
    [1, 0, 70]
  ] as [[number, number, number], [number, number, number]]

  host.user.reshape([{ id, transform, width: 30, height: 20 }])

  expect(host.node(id)).toMatchObject({ width: 30, height: 20 })
  expect(host.node(id)?.absoluteTransform).toEqual(transform)
})

test('groups layers of several frames where they are', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { ...box, x: 40, y: 40 })
  const inner = host.user.add('RECTANGLE', { ...box, width: 10 }, frame)
  const outer = host.user.add('RECTANGLE', { ...box, x: 300 })

  const group = host.user.group([inner, outer])

  expect(host.node(group)?.children?.map(node => node.id)).toEqual([
    inner,
    outer
  ])
  expect(placeOf(host, inner)).toEqual([40, 40])
})

test('ungroups frames and groups and selects what they held', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { ...box, x: 40, y: 40 })
  const inner = host.user.add('RECTANGLE', { ...box, x: 5 }, frame)

  host.user.ungroup([frame])

  expect(host.node(frame)).toBeNull()
  expect(placeOf(host, inner)).toEqual([45, 40])
  expect(host.scene().selection).toEqual([inner])
})

test('puts a frame around the selection and undoes it at once', async () => {
  const { host } = await openPlugin()
  const a = host.user.add('RECTANGLE', { ...box, x: 10, y: 10 })
  const b = host.user.add('RECTANGLE', { ...box, x: 200, y: 20 })

  const frame = host.user.frame([a, b])

  expect(host.node(frame)).toMatchObject({ width: 290, height: 60 })
  expect(placeOf(host, b)).toEqual([200, 20])

  host.user.undo()

  expect(host.scene().children.map(node => node.id)).toEqual([a, b])
  expect(placeOf(host, b)).toEqual([200, 20])
})

test('orders layers among their siblings', async () => {
  const { host } = await openPlugin()
  const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map(name => {
    const id = host.user.add('RECTANGLE', box)
    host.user.rename(id, name)
    return id
  })

  host.user.order([a], 'forward')
  expect(names(host)).toEqual(['b', 'a', 'c'])

  host.user.order([b, a], 'forward')
  expect(names(host)).toEqual(['c', 'b', 'a'])

  host.user.order([c], 'front')
  expect(names(host)).toEqual(['b', 'a', 'c'])

  host.user.order([a, c], 'back')
  expect(names(host)).toEqual(['a', 'c', 'b'])

  host.user.order([b], 'backward')
  expect(names(host)).toEqual(['a', 'b', 'c'])
})

test('moves layers into another parent between its layers', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', { ...box, x: 40, y: 40 })
  const [low = '', high = ''] = [0, 1].map(() =>
    host.user.add('RECTANGLE', box, frame)
  )
  const [a = '', b = ''] = [0, 1].map(() => host.user.add('RECTANGLE', box))

  host.user.moveInto([b, a], frame, 1)

  const held = host.node(frame)?.children?.map(node => node.id)
  expect(held).toEqual([low, a, b, high])
  expect(placeOf(host, a)).toEqual([0, 0])
})

test('duplicates beside the original; a component as its instance', async () => {
  const { run, host } = await openPlugin()
  const [component = ''] = await run<string[]>(makeInstance)

  const [copy = ''] = host.user.duplicate([component], 10, 20)

  expect(host.node(copy)).toMatchObject({ type: 'INSTANCE', name: 'Card' })
  expect(placeOf(host, copy)).toEqual([10, 20])
  expect(host.scene().selection).toEqual([copy])
})

test('pastes in place with pictures and plugin data', async () => {
  const { run, host } = await openPlugin()
  await run(`
    const node = figma.createRectangle()
    node.name = 'kept'
    node.x = 30
    node.setPluginData('asset', '42')
    figma.currentPage.selection = [node]`)
  const clipping = host.copy(host.scene().selection)
  host.user.remove(host.scene().selection)

  const [id = ''] = host.user.paste(clipping, { over: false, center: anywhere })

  const data = await run(
    `
    const node = await figma.getNodeByIdAsync(input)
    return [node.name, node.getPluginData('asset')]`,
    id
  )
  expect(data).toEqual(['kept', '42'])
  expect(placeOf(host, id)).toEqual([30, 0])
  expect(host.scene().selection).toEqual([id])
})

test('pastes into another document, without its components and styles', async () => {
  const one = await openPlugin()
  const other = await openPlugin()
  const [, instance = ''] = await one.run<string[]>(makeInstance)

  const clipping = JSON.parse(JSON.stringify(one.host.copy([instance])))
  const [id = ''] = other.host.user.paste(clipping, {
    over: false,
    center: { x: 0, y: 0 }
  })

  expect(other.host.node(id)).toMatchObject({ type: 'FRAME', name: 'Card' })
  expect(other.host.node(id)?.children?.map(node => node.name)).toEqual([
    'Label'
  ])
})

test('pastes an instance that still follows its component', async () => {
  const { run, host } = await openPlugin()
  const [, instance = ''] = await run<string[]>(makeInstance)
  const clipping = host.copy([instance])

  const [id = ''] = host.user.paste(clipping, { over: true, center: anywhere })
  await run(`
    const component = figma.currentPage.findOne(it => it.type === 'COMPONENT')
    component.children[0].name = 'Renamed'`)

  expect(host.node(id)?.type).toBe('INSTANCE')
  expect(host.node(id)?.children?.map(node => node.name)).toEqual(['Renamed'])
})

test('pastes into the selected frame, or over the selected layer', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', {
    x: 400,
    y: 0,
    width: 200,
    height: 200
  })
  const source = host.user.add('RECTANGLE', box)
  const clipping = host.copy([source])
  host.user.select([frame])

  const [inside = ''] = host.user.paste(clipping, {
    over: false,
    center: anywhere
  })
  host.user.select([frame])
  const [above = ''] = host.user.paste(clipping, {
    over: true,
    center: anywhere
  })

  expect(host.node(frame)?.children?.map(node => node.id)).toEqual([inside])
  expect(placeOf(host, inside)).toEqual([450, 75])
  expect(placeOf(host, above)).toEqual([450, 75])
})

test('refuses to move, remove or add inside an instance', async () => {
  const { run, host } = await openPlugin()
  const [, instance = '', label = ''] = await run<string[]>(makeInstance)
  const inside = 'is inside an instance'

  expect(() => host.user.move([label], 5, 5)).toThrow(inside)
  expect(() => host.user.remove([label])).toThrow(inside)
  expect(() => host.user.duplicate([label])).toThrow(inside)
  expect(() => host.user.add('RECTANGLE', box, instance)).toThrow('instance')
  expect(host.node(instance)?.children).toHaveLength(1)
})

test('detaches and swaps instances', async () => {
  const { run, host } = await openPlugin()
  const [component = '', instance = ''] = await run<string[]>(makeInstance)
  const other = await run<string>(`
    const other = figma.createComponent()
    other.name = 'Other'
    return other.id`)

  host.user.swapInstance([instance], other)

  const swapped = host.layerFacts([instance]).values['mainComponent']
  expect(swapped).toEqual({ id: other, name: 'Other' })
  expect(host.components().map(one => one.id)).toEqual([component, other])

  host.user.detachInstance([instance])

  const [frame] = host.scene().selection
  expect(host.node(String(frame))?.type).toBe('FRAME')
})

test('adds, orders and removes pages', async () => {
  const { host } = await openPlugin()
  const second = host.user.addPage('Second')
  const pages = () => host.scene().pages.map(page => page.name)

  host.user.movePage(second, 0)
  expect(pages()).toEqual(['Second', 'Page 1'])

  host.user.goToPage(second)
  host.user.removePage(second)
  expect(pages()).toEqual(['Page 1'])
  expect(host.scene().pageName).toBe('Page 1')

  const only = host.scene().pageId
  expect(() => host.user.removePage(only)).toThrow('at least one page')
})

test('walks through siblings, parents and children', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', box)
  const inner = host.user.add('RECTANGLE', box, frame)
  const locked = host.user.add('RECTANGLE', box)
  host.user.setLocked(locked, true)
  const last = host.user.add('RECTANGLE', box)
  const selection = () => host.scene().selection

  host.user.select([frame])
  expect(host.user.selectSibling(1)).toBe(true)
  expect(selection()).toEqual([last])
  expect(host.user.selectSibling(1)).toBe(false)

  host.user.select([frame])
  host.user.selectChildren()
  expect(selection()).toEqual([inner])
  host.user.selectParents()
  expect(selection()).toEqual([frame])
  host.user.invertSelection()
  expect(selection()).toEqual([last])
  host.user.selectAll()
  expect(selection()).toEqual([frame, last])
})

test('only looks in Dev Mode', async () => {
  const { host } = await openPlugin({ editorType: 'dev' })

  expect(host.canEdit()).toBe(false)
  expect(() => host.user.add('RECTANGLE', box)).toThrow('In Dev Mode')
  expect(host.scene().children).toEqual([])
})

test('only looks with a view seat', async () => {
  const { host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)

  host.configure({ seat: 'view' })

  expect(host.canEdit()).toBe(false)
  expect(() => host.user.remove([id])).toThrow('With a view seat')
  host.user.select([id])
  expect(host.scene().selection).toEqual([id])
})
