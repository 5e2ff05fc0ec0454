import { expect, test } from 'vitest'
import { newRecord } from '../../../model/record/document-store.ts'
import { attach } from '../../../model/edits/history.ts'
import { record, sealStep } from '../../../model/edits/undo-steps.ts'
import { redo, undo } from '../../../model/edits/undo.ts'

test('undoes a step that was cut off before its last edit was made', () => {
  const frame = newRecord('FRAME')
  const layer = newRecord('RECTANGLE')
  attach(layer, frame, 0)
  record({ kind: 'detach', record: layer, parent: frame, index: 0 })
  sealStep()

  undo()

  expect(frame.children).toEqual([])
  redo()
  expect(frame.children).toEqual([])
})
