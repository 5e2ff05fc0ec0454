import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $panning } from '../../../canvas/gestures/gesture.ts'
import { followKeyboard } from '../../../canvas/commands/keyboard.ts'
import { followScene, readScene } from '../../../scene/scene.ts'
import { $tool } from '../../../canvas/gestures/tool.ts'
import type { Host } from '../../../shared/host.ts'
import { $notices } from '../../../controls/notices.ts'
import { openPlugin } from '../../open-plugin.ts'
import { placeOf } from '../../place-of.ts'
import { pressKey } from './press-key.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

let host: Host
let frame = ''
let inner = ''
let stop: () => void
let stopReading: () => void

beforeEach(async () => {
  host = (await openPlugin()).host
  $notices.set([])
  $tool.set('move')
  frame = host.user.add('FRAME', box)
  inner = host.user.add('RECTANGLE', box, frame)
  host.user.select([inner])
  readScene(host)
  stopReading = host.onChange(() => readScene(host))
  stop = followKeyboard(host)
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

test('nudges by one, and by ten with Shift', () => {
  pressKey('ArrowRight')
  pressKey('ArrowDown', { shiftKey: true })

  expect(placeOf(host, inner)).toEqual([1, 10])
})

test('walks to parents and children and out of the selection', () => {
  pressKey('Enter', { shiftKey: true })
  expect(host.scene().selection).toEqual([frame])

  pressKey('Enter')
  expect(host.scene().selection).toEqual([inner])

  pressKey('Escape')
  expect(host.scene().selection).toEqual([frame])

  pressKey('Escape')
  expect(host.scene().selection).toEqual([])
})

test('groups, ungroups, orders, locks and deletes', () => {
  pressKey('g', { ctrlKey: true })
  const [group = ''] = host.scene().selection
  expect(host.node(group)?.type).toBe('GROUP')

  pressKey('G', { ctrlKey: true, shiftKey: true })
  expect(host.scene().selection).toEqual([inner])

  pressKey('L', { ctrlKey: true, shiftKey: true })
  expect(host.node(inner)?.locked).toBe(true)

  pressKey('Delete')
  expect(host.node(inner)).toBeNull()

  pressKey('z', { ctrlKey: true })
  expect(host.node(inner)).not.toBeNull()
})

test('leaves its keys to fields', () => {
  const field = document.createElement('input')
  document.body.append(field)

  const event = pressKey('Delete', {}, field)

  expect(event.defaultPrevented).toBe(false)
  expect(host.node(inner)).not.toBeNull()
})

test('keeps the browser from reloading where nothing can be renamed', () => {
  host.user.select([])

  const event = pressKey('r', { ctrlKey: true })

  expect(event.defaultPrevented).toBe(true)
})

test('does nothing by key with a view seat', () => {
  host.configure({ seat: 'view' })

  pressKey('Delete')
  pressKey('ArrowRight')
  pressKey('r')

  expect(placeOf(host, inner)).toEqual([0, 0])
  expect($tool.get()).toBe('move')
  expect($notices.get()).toEqual([])
})

/** Sends clipboard events that write to this map. */
function clipboardOf(clipboard: Map<string, string>): (type: string) => void {
  const clipboardData = {
    files: [],
    getData: (kind: string) => clipboard.get(kind) ?? '',
    setData: (kind: string, text: string) => clipboard.set(kind, text)
  }
  return type => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    document.body.dispatchEvent(Object.assign(event, { clipboardData }))
  }
}

test('copies, cuts and pastes as text', () => {
  const clipboard = new Map<string, string>()
  const send = clipboardOf(clipboard)

  send('cut')
  expect(host.node(inner)).toBeNull()

  host.user.select([])
  send('paste')
  const [pasted = ''] = host.scene().selection
  expect(host.node(pasted)?.type).toBe('RECTANGLE')

  clipboard.set('text/plain', 'just words')
  send('paste')
  expect($notices.get()).toEqual([])
  expect(host.node(frame)?.children).toHaveLength(1)
})

test('cuts nothing that it cannot copy', () => {
  const clipboard = new Map<string, string>()
  const send = clipboardOf(clipboard)
  send('copy')
  const before = clipboard.get('text/plain')
  host.user.select([frame])
  readScene(host)
  const copying = vi.spyOn(host, 'copy').mockImplementation(() => {
    throw new Error('This cannot be copied.')
  })

  send('cut')

  copying.mockRestore()
  expect(host.node(frame)).not.toBeNull()
  expect(clipboard.get('text/plain')).toBe(before)
  expect($notices.get()[0]?.text).toBe('This cannot be copied.')
})

test('pans no longer once another window has the keys', () => {
  pressKey(' ')
  expect($panning.get()).toBe(true)

  window.dispatchEvent(new Event('blur'))

  expect($panning.get()).toBe(false)
})

test('says why an edit is refused', () => {
  host.user.select([frame])

  pressKey('g', { ctrlKey: true })
  const [group = ''] = host.scene().selection
  host.user.select([inner])
  pressKey('G', { ctrlKey: true, shiftKey: true })

  expect(host.node(group)).not.toBeNull()
  expect($notices.get()[0]?.text).toMatch(/is no group/)
})

test('acts on what the key before it selected, however fast they come', () => {
  const other = host.user.add('RECTANGLE', box, frame)
  stopReading()
  const stopFollowing = followScene(host)
  host.user.select([inner])

  pressKey('a', { ctrlKey: true })
  pressKey('g', { ctrlKey: true })

  stopFollowing()
  const [group] = host.scene().selection
  const { children = [] } = host.scene().children[0] ?? {}
  expect(children.map(node => node.id)).toEqual([group])
  const ids = children[0]?.children?.map(node => node.id)
  expect(ids).toEqual([inner, other])
})
