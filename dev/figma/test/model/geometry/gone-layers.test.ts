import { expect, onTestFinished, test } from 'vitest'
import { newRecord, store } from '../../../model/record/document-store.ts'
import type { NodeRecord } from '../../../model/record/node-record.ts'
import { layersJson } from '../../../model/drawn/scene-view.ts'
import { placeInto, removeRecord } from '../../../model/tree/tree.ts'

const area = { x: -1000, y: -1000, width: 2000, height: 2000 }

interface Told {
  gone: string[]
  parts: { id: string }[]
}

function tell(): Told {
  return JSON.parse(layersJson(area, 0)) as Told // as the host reads it
}

/** A frame with a layer in it, on a page that is shown. */
function openFrame(): { frame: NodeRecord; inner: NodeRecord } {
  const before = store.currentPage
  const page = newRecord('PAGE')
  const frame = newRecord('FRAME')
  const inner = newRecord('RECTANGLE')
  placeInto(page, store.root, 0)
  placeInto(frame, page, 0)
  placeInto(inner, frame, 0)
  store.currentPage = page
  onTestFinished(() => {
    removeRecord(page)
    tell()
    store.currentPage = before
  })
  return { frame, inner }
}

test('tells once which of the layers it told of are gone', () => {
  const { frame, inner } = openFrame()
  tell()
  removeRecord(frame)

  const told = [tell().gone, tell().gone]

  expect(told).toEqual([[frame.id, inner.id], []])
})

test('tells nothing of layers that nobody has heard of', () => {
  const { frame } = openFrame()
  removeRecord(frame)

  const { gone } = tell()

  expect(gone).toEqual([])
})

test('tells all anew of a layer that comes back', () => {
  const { frame, inner } = openFrame()
  tell()
  removeRecord(frame)
  tell()
  placeInto(frame, store.currentPage, 0)

  const { parts } = tell()

  expect(parts.map(part => part.id)).toEqual([frame.id, inner.id])
})
