import { expect, test } from 'vitest'
import { newRecord } from '../../model/record/document-store.ts'
import { joinNetworks } from '../../model/shapes/outline.ts'
import { layOut } from '../../model/layout/resize.ts'
import { layoutText } from '../../model/text/text-layout.ts'
import { networkBox } from '../../model/geometry/vector-network.ts'

// More than any engine takes as arguments of one call.
const many = 150_000

function zigzag() {
  const vertices = Array.from({ length: many }, (_none, x) => ({ x, y: x % 2 }))
  return { vertices, segments: [] }
}

test('measures a network of very many points', () => {
  const box = networkBox(zigzag())

  expect(box).toEqual({ x: 0, y: 0, width: many - 1, height: 1 })
})

test('joins networks of very many points', () => {
  const { vertices } = joinNetworks([zigzag(), zigzag()])

  expect(vertices).toHaveLength(2 * many)
})

test('lays out very many layers', () => {
  const frame = newRecord('FRAME', {
    layoutMode: 'VERTICAL',
    counterAxisSizingMode: 'AUTO'
  })
  frame.children = Array.from({ length: many }, () => {
    const item = newRecord('RECTANGLE', { width: 7, height: 1 })
    item.parent = frame
    return item
  })

  layOut(frame)

  expect(frame.props).toMatchObject({ width: 7, height: many })
})

test('breaks a text of very many lines', () => {
  const text = newRecord('TEXT', { characters: '\n'.repeat(many - 1) })

  const { lines, width } = layoutText(text)

  expect([lines.length, width]).toEqual([many, 0])
})
