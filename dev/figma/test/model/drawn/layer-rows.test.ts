import { expect, test } from 'vitest'
import type { Host } from '../../../shared/host.ts'
import { openPlugin } from '../../open-plugin.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

interface Ids {
  frame: string
  low: string
  high: string
  above: string
}

function build(host: Host): Ids {
  const add = (name: string, parentId?: string): string => {
    const type = name === 'Frame' ? 'FRAME' : 'RECTANGLE'
    const id = host.user.add(type, box, parentId)
    host.user.rename(id, name)
    return id
  }
  const frame = add('Frame')
  const low = add('Low', frame)
  const high = add('High', frame)
  return { frame, low, high, above: add('Above') }
}

function names(host: Host, open: string[], from = 0, count = 100): string[] {
  return host.layerRows(open, from, count).rows.map(row => row.name)
}

test('lists the topmost layer first and only open branches', async () => {
  const { host } = await openPlugin()
  const { frame } = build(host)

  expect(names(host, [])).toEqual(['Above', 'Frame'])
  expect(names(host, [frame])).toEqual(['Above', 'Frame', 'High', 'Low'])
})

test('says level, place and what can be opened', async () => {
  const { host } = await openPlugin()
  const { frame } = build(host)

  const { rows, total } = host.layerRows([frame], 0, 100)

  expect(total).toBe(4)
  expect(rows.map(row => row.expanded)).toEqual([
    undefined,
    true,
    undefined,
    undefined
  ])
  expect(rows[3]).toMatchObject({ level: 2, position: 2, count: 2 })
  expect(rows[3]?.parentId).toBe(frame)
})

test('gives a window of the rows, and the last full one at the end', async () => {
  const { host } = await openPlugin()
  const { frame } = build(host)

  expect(names(host, [frame], 1, 2)).toEqual(['Frame', 'High'])
  expect(names(host, [frame], 90, 2)).toEqual(['High', 'Low'])
})

test('finds rows by layer and by the beginning of a name', async () => {
  const { host } = await openPlugin()
  const { frame, low } = build(host)

  expect(host.findLayerRow([frame], { id: low })).toBe(3)
  expect(host.findLayerRow([], { id: low })).toBe(-1)
  expect(host.findLayerRow([frame], { name: 'h', after: -1 })).toBe(2)
  expect(host.findLayerRow([frame], { name: 'a', after: 2 })).toBe(0)
  expect(host.findLayerRow([frame], { name: 'x', after: -1 })).toBe(-1)
})

test('finds the ancestors of a layer', async () => {
  const { host } = await openPlugin()
  const { frame, low, above } = build(host)

  expect(host.layersAround([low, above])).toEqual([frame])
})
