import { expect, it } from 'vitest'
import { ClearedError } from '../../../../contract/errors.ts'
import { createWorld, openPanel } from '../../open-panel.ts'

it('says that a record was not saved until one is', async () => {
  const { document, notices } = await openPanel(createWorld())
  const { saveRecords } =
    await import('../../../../ui/file/check/file-records.ts')
  const mark = {
    v: 1,
    id: '1',
    who: 'Mira',
    at: '',
    isAdvertising: true
  } as const
  const texts = () => notices.$notices.get().map(({ text }) => text)
  document.before.saveRecords = () => {
    throw new ClearedError('document-full', 'Full.')
  }
  const isFirstSaved = await saveRecords('mark', [mark])
  const before = texts()
  delete document.before.saveRecords

  const isNextSaved = await saveRecords('mark', [mark])

  expect([isFirstSaved, isNextSaved]).toEqual([false, true])
  expect(before).toHaveLength(1)
  expect(texts()).toEqual([])
})
