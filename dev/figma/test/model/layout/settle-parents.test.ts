import { expect, test } from 'vitest'
import { newRecord, store } from '../../../model/record/document-store.ts'
import type { NodeRecord, Props } from '../../../model/record/node-record.ts'
import { resizeRecord, settleParents } from '../../../model/layout/resize.ts'
import { placeInto } from '../../../model/tree/tree.ts'

interface Nest {
  leaf: NodeRecord
  /** The frames that were laid out since, each as often as it was. */
  laidOut: () => NodeRecord[]
}

/** Frames of one child each, from the outermost. */
function nest(levels: number, own: (level: number) => Partial<Props>): Nest {
  const frames: NodeRecord[] = []
  let arranged: NodeRecord[] = []
  let parent = store.root
  for (let level = 0; level < levels; level += 1) {
    const frame = newRecord('FRAME', { layoutMode: 'VERTICAL', ...own(level) })
    placeInto(frame, parent, 0)
    frames.push(frame)
    parent = frame
  }
  const leaf = newRecord('RECTANGLE')
  placeInto(leaf, parent, 0)
  for (const frame of frames) {
    // A layout asks for this once, and nothing else does.
    Object.defineProperty(frame.props, 'paddingLeft', {
      get() {
        arranged.push(frame)
        return 0
      }
    })
  }
  arranged = []
  return { leaf, laidOut: () => arranged }
}

const fixed = {
  primaryAxisSizingMode: 'FIXED',
  counterAxisSizingMode: 'FIXED'
} as const
const hugging = {
  primaryAxisSizingMode: 'AUTO',
  counterAxisSizingMode: 'AUTO'
} as const

function resize(record: NodeRecord, size: number): void {
  resizeRecord(record, size, size, true)
  settleParents(record)
}

test('lays out no frames around one that stays as large as it is', () => {
  const { leaf, laidOut } = nest(100, () => fixed)

  resize(leaf, 7)

  expect(laidOut()).toEqual([leaf.parent])
})

test('lays out each frame once where all follow their content', () => {
  const { leaf, laidOut } = nest(100, () => hugging)

  resize(leaf, 7)

  expect(laidOut()).toHaveLength(100)
  expect(new Set(laidOut()).size).toBe(100)
  expect(store.root.children?.[0]?.props.width).toBe(7)
})

test('lays out frames that stand on a common baseline', () => {
  const { leaf, laidOut } = nest(3, level =>
    level === 0
      ? {
          ...fixed,
          layoutMode: 'HORIZONTAL',
          counterAxisAlignItems: 'BASELINE'
        }
      : fixed
  )

  resize(leaf, 7)

  expect(laidOut()).toHaveLength(3)
})
