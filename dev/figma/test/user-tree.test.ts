import { expect, test } from 'vitest'
import type { Host } from '../shared/host.ts'
import { openPlugin } from './open-plugin.ts'
import { placeOf } from './place-of.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

function names(host: Host): string[] {
  return host.scene().children.map(node => node.name)
}

test('keeps the name that a person gave a text', async () => {
  const { run, host } = await openPlugin()
  const id = await run<string>(`
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    return figma.createText().id`)

  host.user.rename(id, 'Title')
  await run(`(await figma.getNodeByIdAsync(input)).characters = 'Hello'`, id)

  expect(names(host)).toEqual(['Title'])
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
})

test('selects children, parents and all that a hand can reach', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', box)
  const inner = host.user.add('RECTANGLE', box, frame)
  const locked = host.user.add('RECTANGLE', box)
  host.user.setLocked(locked, true)
  const last = host.user.add('RECTANGLE', box)
  const selection = () => host.scene().selection

  host.user.select([frame])
  host.user.selectChildren()
  expect(selection()).toEqual([inner])
  host.user.selectParents()
  expect(selection()).toEqual([frame])
  host.user.selectAll()
  expect(selection()).toEqual([frame, last])
})
