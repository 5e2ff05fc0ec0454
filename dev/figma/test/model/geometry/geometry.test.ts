import { expect, test } from 'vitest'
import { newRecord } from '../../../model/record/document-store.ts'
import { setMatrix } from '../../../model/layout/place-layer.ts'
import { groupRecords } from '../../../model/tree/grouping.ts'

test('a group takes its layers along when it is slanted the other way', () => {
  const page = newRecord('PAGE')
  const layers = [0, 100].map(x =>
    newRecord('RECTANGLE', {
      matrix: [
        [1, 0, x],
        [0, 1, 0]
      ]
    })
  )
  const group = groupRecords(layers, page, 0)

  setMatrix(group, [
    [1, 0, 0],
    [0.75, 1, 0]
  ])

  expect(layers.map(layer => layer.props.matrix[1])).toEqual([
    [0.75, 1, 0],
    [0.75, 1, 75]
  ])
})
