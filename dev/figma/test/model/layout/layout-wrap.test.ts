import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'
import { row } from './squares-in-a-row.ts'

test('wraps what does not fit, with a gap between the tracks', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row}
    row.layoutWrap = 'WRAP'
    row.counterAxisSizingMode = 'AUTO'
    row.layoutSizingHorizontal = 'FIXED'
    row.resizeWithoutConstraints(70, 10)
    row.counterAxisSizingMode = 'AUTO'
    const same = [xs(), ys(), row.height, row.counterAxisSpacing]
    row.counterAxisSpacing = 5
    const own = [ys(), row.height]
    row.counterAxisSpacing = null
    return [same, own, row.counterAxisSpacing]`)

  expect(facts).toEqual([
    [[0, 30, 0], [0, 0, 40], 80, 10],
    [[0, 0, 35], 75],
    10
  ])
})

test('spreads tracks over the room there is', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${row} fix(70, 200)
    row.layoutWrap = 'WRAP'
    row.counterAxisAlignItems = 'CENTER'
    const packed = ys()
    row.counterAxisAlignContent = 'SPACE_BETWEEN'
    const spread = ys()
    row.counterAxisAlignContent = 'AUTO'
    for (const item of items) item.layoutAlign = 'STRETCH'
    return [packed, spread, items.map(item => item.height)]`)

  expect(facts).toEqual([
    [65, 60, 100],
    [5, 0, 160],
    [95, 95, 95]
  ])
})

test('turned items stay in a track that they fill', async () => {
  const { run } = await openPlugin()

  const tops = await run(`${row}
    for (const item of items) item.resize(50, 1234), item.rotation = 90
    const around = items.map(item => item.absoluteBoundingBox.width)
    row.itemSpacing = 0.1
    fix(3 * 1234 + 0.2, 200)
    row.layoutWrap = 'WRAP'
    return ys()`)

  expect(tops).toEqual([50, 50, 50])
})
