import { cleanup, render, screen, within } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type {
  Inspection,
  RecordedPicture
} from '../../../contract/companion.ts'
import { CompanionView } from '../../../ui/companion/companion-view.tsx'
import { $inspected } from '../../../ui/companion/inspected.ts'

afterEach(cleanup)

const licensed: RecordedPicture = {
  nodeId: '1:2',
  name: 'Mountain lake',
  holder: 'layer',
  mediaType: 'image' as const,
  assetId: '1001',
  state: 'licensed',
  license: 'standard',
  licenseId: 'e123',
  at: '2026-11-03T10:00:00.000Z',
  isShown: true,
  isOwned: false
}

function show(pictures: RecordedPicture[], more: Partial<Inspection> = {}) {
  const rest = { selected: 1, isCut: false, unrecorded: 0, unclear: 0 }
  $inspected.set({ ...rest, ...more, pictures })
  render(<CompanionView />)
}

function cardOf(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

it('shows the record of a licensed picture', () => {
  show([licensed])

  const card = cardOf('Mountain lake')
  expect(card.getByText('Licensed')).toBeTruthy()
  expect(card.getByText('1001')).toBeTruthy()
  expect(card.getByText('e123')).toBeTruthy()
  expect(card.getByText('3 November 2026')).toBeTruthy()
})

it.each([
  ['image', 'Image'],
  ['video', 'Video']
] as const)('names the medium of an asset: %s', (mediaType, label) => {
  show([{ ...licensed, mediaType }])

  const card = cardOf('Mountain lake')
  expect(card.getByText(label).nextSibling?.textContent).toBe('1001')
})

it('shows the artist of a track, and of nothing else', () => {
  const artist = 'Mara Ohlin'
  show([
    licensed,
    { ...licensed, name: 'Slow tide', mediaType: 'audio', artist }
  ])

  const shown = cardOf('Slow tide').getByText('Artist').nextSibling
  expect(shown?.textContent).toBe('Mara Ohlin')
  expect(cardOf('Mountain lake').queryByText('Artist')).toBeNull()
})

it('says that a paint style has the record, not who licensed it', () => {
  show([{ ...licensed, holder: 'style' }])

  const value = cardOf('Mountain lake').getByText('Recorded on').nextSibling
  expect(value?.textContent).toBe('A paint style')
})

it('names a layer without a name', () => {
  show([{ ...licensed, name: ' ' }])

  expect(cardOf('An unnamed layer').getByText('Licensed')).toBeTruthy()
})

it('shortens long texts', () => {
  show([{ ...licensed, assetId: '9'.repeat(4000), at: 'not a time' }])

  const card = cardOf('Mountain lake')
  expect(card.getByText(/^9/).textContent).toBe(`${'9'.repeat(60)}…`)
  expect(card.queryByText('Recorded')).toBeNull()
})

it('shortens at whole characters', () => {
  show([{ ...licensed, assetId: `${'9'.repeat(59)}👍🏽9` }])

  const shown = cardOf('Mountain lake').getByText(/^9/).textContent
  expect(shown).toBe(`${'9'.repeat(59)}…`)
})

it('shows markup in a name as plain text', () => {
  show([{ ...licensed, name: '<img src=x>' }])

  expect(cardOf('<img src=x>').queryByRole('img')).toBeNull()
})

it('names the track of a card, and its license', () => {
  show([{ ...licensed, mediaType: 'audio', name: 'Night Ferry' }])

  const card = cardOf('Night Ferry')
  expect(card.getByText('Track').nextElementSibling?.textContent).toBe(
    licensed.assetId
  )
  expect(card.getByText('Licensed')).toBeTruthy()
  expect(card.queryByText('Image')).toBeNull()
})

it('warns of a comp', () => {
  show([{ ...licensed, state: 'comp', license: null, licenseId: null }])

  const card = cardOf('Mountain lake')
  expect(card.getByText('Comp')).toBeTruthy()
  expect(card.getByText(/License it before/)).toBeTruthy()
  expect(card.queryByText('License number')).toBeNull()
})

it('warns of a picture that was changed later', () => {
  show([{ ...licensed, isShown: false }])

  expect(cardOf('Mountain lake').getByText('Replaced')).toBeTruthy()
})

it('explains how to swap a comp whose asset is licensed', () => {
  show([{ ...licensed, state: 'comp', isOwned: true }])

  const card = cardOf('Mountain lake')
  expect(card.getByText(/It’s licensed for this file/)).toBeTruthy()
  expect(card.queryByText(/License it before/)).toBeNull()
})

it('shows two records of one layer', () => {
  show([licensed, { ...licensed, assetId: '1002' }])

  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('2 records.')
})

it.each([
  [{ unrecorded: 1 }, '1 record. 1 image, video or track has no record.'],
  [{ unrecorded: 4 }, '1 record. 4 images, videos or tracks have no record.'],
  [{ isCut: true }, 'First 1 record. Select fewer layers to see all.']
])('counts the records, and says what is not listed: %j', (more, words) => {
  show([licensed], more)

  expect(screen.getByRole('status').textContent).toBe(words)
})

it.each([
  [{ selected: 0 }, 'Nothing is selected'],
  [{ selected: 2 }, 'No image, video or track'],
  [{ selected: 2, unrecorded: 1 }, 'No record']
])('explains what to do with %j without a record', (more, title) => {
  show([], more)

  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

it('explains that a record is no proof', () => {
  show([licensed])

  expect(screen.getByText(/Any plugin could have written it/)).toBeTruthy()
})
