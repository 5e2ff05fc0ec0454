import { expect, onTestFinished, test } from 'vitest'
import { newRecord, store } from '../../../model/record/document-store.ts'
import type { NodeRecord } from '../../../model/record/node-record.ts'
import { layersJson } from '../../../model/drawn/scene-view.ts'
import { placeInto, removeRecord } from '../../../model/tree/tree.ts'

const area = { x: -1000, y: -1000, width: 2000, height: 2000 }

interface Read {
  removed: string[]
  parts: { id: string }[]
}

function read(): Read {
  return JSON.parse(layersJson(area, 0)) as Read // as the host reads it
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
    read()
    store.currentPage = before
  })
  return { frame, inner }
}

test('gives the ids of removed layers once', () => {
  const { frame, inner } = openFrame()
  read()
  removeRecord(frame)

  const ids = [read().removed, read().removed]

  expect(ids).toEqual([[frame.id, inner.id], []])
})

test('leaves out removed layers that were never read', () => {
  const { frame } = openFrame()
  removeRecord(frame)

  const { removed } = read()

  expect(removed).toEqual([])
})

test('gives a layer whole again when it returns', () => {
  const { frame, inner } = openFrame()
  read()
  removeRecord(frame)
  read()
  placeInto(frame, store.currentPage, 0)

  const { parts } = read()

  expect(parts.map(part => part.id)).toEqual([frame.id, inner.id])
})
