// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { RecordedPicture } from '../../../contract/companion.ts'
import { CompanionView } from '../../../ui/companion/companion-view.tsx'
import { $inspected } from '../../../ui/companion/inspected.ts'

afterEach(cleanup)

const licensed: RecordedPicture = {
  nodeId: '1:2',
  name: 'Mountain lake',
  holder: 'layer',
  assetId: '1001',
  state: 'licensed',
  license: 'standard',
  licenseId: 'e123',
  at: '2026-11-03T10:00:00.000Z',
  isShown: true
}

function show(pictures: RecordedPicture[], selected = 1) {
  $inspected.set({ selected, pictures })
  render(<CompanionView />)
}

function cardOf(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

it('shows what is recorded of a licensed picture', () => {
  show([licensed])

  const card = cardOf('Mountain lake')
  expect(card.getByText('Licensed')).toBeTruthy()
  expect(card.getByText('1001')).toBeTruthy()
  expect(card.getByText('e123')).toBeTruthy()
  expect(card.getByText('3 November 2026')).toBeTruthy()
})

it('warns of a comp', () => {
  show([{ ...licensed, state: 'comp', license: null, licenseId: null }])

  const card = cardOf('Mountain lake')
  expect(card.getByText('Comp')).toBeTruthy()
  expect(card.getByText(/must be licensed/)).toBeTruthy()
  expect(card.queryByText('License number')).toBeNull()
})

it('warns of a picture that was changed since', () => {
  show([{ ...licensed, isShown: false }])

  expect(cardOf('Mountain lake').getByText('Another picture now')).toBeTruthy()
})

it.each([
  [0, 'Nothing is selected'],
  [2, 'No record']
])('says what to do with %d layers and no record', (selected, title) => {
  show([], selected)

  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

it('says that a record is no proof', () => {
  show([licensed])

  expect(screen.getByText(/Any plugin could have written it/)).toBeTruthy()
})
