import { expect, test } from 'vitest'
import { makeInstance } from './make-instance.ts'
import { openPlugin } from '../../open-plugin.ts'
import { placeOf } from '../../place-of.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

test('writes a member as the plugin would, as one undo step', async () => {
  const { host } = await openPlugin()
  const ids = ['a', 'b'].map(() => host.user.add('RECTANGLE', box))

  host.user.set(ids, { opacity: 0.5, width: 60 })
  const facts = host.layerFacts(ids)
  host.user.undo()

  expect(facts.values).toMatchObject({ opacity: 0.5, width: 60, height: 50 })
  expect(host.layerFacts(ids).values).toMatchObject({ opacity: 1, width: 100 })
})

test('reverts the first half of an edit that is refused', async () => {
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

  const said = `
    const text = await figma.getNodeByIdAsync(input)
    return [text.characters, text.fontSize]`
  expect(await run(said, id)).toEqual(['Hello', 20])
})

test('says what layers have in common and what is mixed', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', box)
  const rectangle = host.user.add('RECTANGLE', { ...box, width: 70 })

  const facts = host.layerFacts([frame, rectangle])

  expect(facts.type).toBeNull()
  expect(facts.values).toMatchObject({ height: 50, opacity: 1 })
  expect(facts.mixed).toContain('width')
  expect(facts.mixed).not.toContain('layoutMode')
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

test('only looks in Dev Mode', async () => {
  const { host } = await openPlugin({ editorType: 'dev' })

  expect(host.canEdit()).toBe(false)
  expect(() => host.user.add('RECTANGLE', box)).toThrow('In Dev Mode')
  expect(host.scene().children).toEqual([])
})

test('selects what is left of layers that are just being deleted', async () => {
  const { host } = await openPlugin()
  const removed = host.user.add('FRAME', box)
  const left = host.user.add('FRAME', box)
  host.user.remove([removed])

  host.user.select([removed, left])

  expect(host.scene().selection).toEqual([left])
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

test('duplicates beside the original; a component as its instance', async () => {
  const { run, host } = await openPlugin()
  const [component = ''] = await run<string[]>(makeInstance)

  const [copy = ''] = host.user.duplicate([component], 10, 20)

  expect(host.node(copy)).toMatchObject({ type: 'INSTANCE', name: 'Card' })
  expect(placeOf(host, copy)).toEqual([10, 20])
  expect(host.scene().selection).toEqual([copy])
})

test('keeps the last page', async () => {
  const { host } = await openPlugin()
  const { pageId } = host.scene()

  expect(() => host.user.removePage(pageId)).toThrow('at least one page')

  expect(host.scene().pages).toHaveLength(1)
})

test('undoes each edit on its own', async () => {
  const { host } = await openPlugin()
  const id = host.user.add('RECTANGLE', box)
  host.user.rename(id, 'first')
  host.user.set([id], { opacity: 0.5 })

  host.user.undo()

  expect(host.node(id)).toMatchObject({ name: 'first', opacity: 1 })
})
