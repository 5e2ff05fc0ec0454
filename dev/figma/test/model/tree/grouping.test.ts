import { expect, test } from 'vitest'
import { newRecord } from '../../../model/record/document-store.ts'
import { groupRecords, ungroupRecord } from '../../../model/tree/grouping.ts'
import type { NodeRecord } from '../../../model/record/node-record.ts'
import { placeInto, removeAll } from '../../../model/tree/tree.ts'

interface Layers {
  page: NodeRecord
  records: NodeRecord[]
  /** How often each of them was, on average. */
  measured: () => number
}

/** The layers of a page. */
function layers(count: number): Layers {
  const page = newRecord('PAGE')
  const records = Array.from({ length: count }, () => newRecord('RECTANGLE'))
  for (const record of records) placeInto(record, page, 0)
  let times = 0
  const width = {
    get() {
      times += 1
      return 100
    }
  }
  for (const { props } of records) Object.defineProperty(props, 'width', width)
  return { page, records, measured: () => times / count }
}

test('measures each layer no more often when many are grouped', () => {
  const few = layers(5)
  const lots = layers(500)

  groupRecords(few.records, few.page, 0)
  groupRecords(lots.records, lots.page, 0)

  expect(lots.measured()).toBe(few.measured())
})

test('measures each layer no more often when many leave their group', () => {
  const few = layers(5)
  const lots = layers(500)
  const small = groupRecords(few.records, few.page, 0)
  const large = groupRecords(lots.records, lots.page, 0)

  ungroupRecord(small)
  ungroupRecord(large)

  expect(lots.measured()).toBe(few.measured())
})

test('measures each layer no more often when many of a group are removed', () => {
  const few = layers(6)
  const lots = layers(600)
  groupRecords(few.records, few.page, 0)
  groupRecords(lots.records, lots.page, 0)

  removeAll(few.records.slice(3))
  removeAll(lots.records.slice(300))

  expect(lots.measured()).toBe(few.measured())
})
