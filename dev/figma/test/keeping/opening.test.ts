import { expect, test } from 'vitest'
import {
  $opening,
  opensSlowly,
  withOpeningStatus
} from '../../keeping/opening.ts'
import { withLayers } from '../with-layers.ts'

const row = { children: Array.from({ length: 99 }, () => ({ id: '1:2' })) }

test('says that a document opens for as long as that takes', async () => {
  const said: boolean[] = []

  const result = await withOpeningStatus(true, async () => {
    said.push($opening.get())
    return 'open'
  })
  said.push($opening.get())

  expect(result).toBe('open')
  expect(said).toEqual([true, false])
})

test('shows no status for a document that opens at once', async () => {
  const said = await withOpeningStatus(false, async () => $opening.get())

  expect(said).toBe(false)
})

test('ends the status when the document does not open', async () => {
  const work = withOpeningStatus(true, () =>
    Promise.reject(new Error('broken'))
  )

  await expect(work).rejects.toThrow('broken')
  expect($opening.get()).toBe(false)
})

test.each<[string, unknown[], boolean]>([
  ['a page of 100 layers', [row], false],
  [
    'a page of 10,000 layers',
    [{ children: Array.from({ length: 100 }, () => row) }],
    true
  ],
  ['100 pages of 100 layers', Array.from({ length: 100 }, () => row), true],
  ['what is no page', ['page', null, { children: 5 }], false]
])('knows whether %s opens slowly', (_, pages, slow) => {
  expect(opensSlowly({ ...withLayers(), pages })).toBe(slow)
})

test('knows the samples that open slowly', () => {
  expect(opensSlowly(null, 'large')).toBe(true)
  expect(opensSlowly(null, 'poster')).toBe(false)
  expect(opensSlowly(null)).toBe(false)
})
