import { expect, it } from 'vitest'
import { savedKeys } from '../../../contract/saved.ts'
import {
  journalOf,
  license,
  licensePosts,
  purchases
} from '../set-up/licensing.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const comp = useComp('designer')
const { stack } = comp

it('buys nothing when one of two cannot be saved', async () => {
  const placed = await placeResults(comp.file, 'mountain', 2)
  await comp.file.panel.planLicenses(
    imagesOf(placed.map(({ assetId }) => assetId))
  )
  const { storage } = stack
  const set = storage.set.bind(storage)
  let written = 0
  storage.set = (key, value) => {
    if (key.includes('journal:')) written += 1
    if (written > 1) throw new Error('The quota is exceeded')
    return set(key, value)
  }

  await comp.file.panel.confirmLicenses()

  const stopped = { step: 'stopped', error: { code: 'journal-failed' } }
  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [stopped, stopped]
  })
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
})

it('buys nothing when a saved entry is lost again', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  let isWritten = false
  comp.file.panel.window.onCall(({ method, input }) => {
    const isJournalKey = JSON.stringify(input).includes(savedKeys.journal)
    if (method === 'saveText' && isJournalKey) isWritten = true
    else if (isWritten && isJournalKey) loseJournal()
  })

  await comp.file.panel.confirmLicenses()

  expect(comp.file.panel.$licensing.get()).toMatchObject({
    items: [{ step: 'stopped', error: { code: 'journal-failed' } }]
  })
  expect(licensePosts(stack)).toBe(0)
})

/** Deletes the journal, as when a browser's storage is cleared. */
function loseJournal(): void {
  for (const key of stack.storage.keys()) {
    if (key.includes(savedKeys.journal)) stack.storage.delete(key)
  }
}

it('saves every asset before the request is sent', async () => {
  const placed = await placeResults(comp.file, 'mountain', 2)
  const states: string[] = []
  stack.network.breakNext(purchases, go => {
    states.push(...journalOf(stack).map(({ state }) => state))
    return go()
  })

  await license(
    comp.file,
    placed.map(({ assetId }) => assetId)
  )

  expect(states).toEqual(['sending', 'sending'])
})
