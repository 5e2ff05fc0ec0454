import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $isAdopting } from '../../../ui/file/check/adopting.ts'
import { $candidates, $leftOutUses } from '../../../ui/file/check/candidates.ts'
import type { Candidate, Match } from '../../../ui/file/check/candidates.ts'
import { CandidatesView } from '../../../ui/file/candidates-view.tsx'
import { assetOf, pictureOf } from '../asset-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $isAdopting.set(false)
  $leftOutUses.set(0)
})

afterEach(cleanup)

const same: Match = { kind: 'same', record: pictureOf('preview', 450) }

function candidateOf(id: string, match: Match): Candidate {
  const use = {
    nodeId: id,
    styleId: null,
    name: `lake_${id}.jpg`,
    pageId: '0:1',
    pageName: 'Home',
    imageHash: id,
    image: null,
    holder: 'layer' as const,
    isHidden: false,
    isLocked: false,
    refusal: null
  }
  const asset = assetOf(id)
  return { imageHash: id, asset, uses: [use], match, isOneOf: false }
}

it('renders nothing without candidates', () => {
  $candidates.set([])

  const { container } = render(<CandidatesView />)

  expect(container.textContent).toBe('')
})

it('adopts a single one', async () => {
  $candidates.set([candidateOf('1', { kind: 'other' })])
  render(<CandidatesView />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Adopt lake_1.jpg' })
  )

  expect(sent).toMatchObject([
    { method: 'adoptComps', input: { comps: [{ imageHash: '1' }] } }
  ])
})

it('keeps the focus while it adopts', async () => {
  $candidates.set([candidateOf('1', same), candidateOf('2', same)])
  render(<CandidatesView />)
  const adopt = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Adopt lake_1.jpg'
  })

  await userEvent.click(adopt)
  await userEvent.click(adopt)

  expect(document.activeElement).toBe(adopt)
  expect(adopt.disabled).toBe(false)
  expect(adopt.getAttribute('aria-disabled')).toBe('true')
})

it('adopts at once only confirmed previews', () => {
  $candidates.set([
    candidateOf('1', same),
    candidateOf('2', same),
    candidateOf('3', { kind: 'other' })
  ])

  render(<CandidatesView />)

  expect(screen.getByRole('button', { name: 'Adopt all (2)' })).toBeTruthy()
  expect(screen.getByText(/already licensed/)).toBeTruthy()
})

it('waits for an image that is being compared', () => {
  $candidates.set([candidateOf('1', { kind: 'comparing' })])

  render(<CandidatesView />)

  const adopt = screen.getByRole('button', { name: 'Adopt lake_1.jpg' })
  expect(adopt).toHaveProperty('disabled', true)
})

it.each([
  [1, '1 more layer not compared: too many layers'],
  [37, '37 more layers not compared: too many layers']
])('shows that %i layers are left out', (count, words) => {
  $candidates.set([candidateOf('1', same)])
  $leftOutUses.set(count)

  render(<CandidatesView />)

  expect(screen.getByText(words)).toBeTruthy()
})

it('mentions no others when all are offered', () => {
  $candidates.set([candidateOf('1', same)])

  render(<CandidatesView />)

  expect(screen.queryByText(/so many/)).toBeNull()
})

it('adopts one of several only when chosen individually', () => {
  const either = ['1', '2'].map(id => ({
    ...candidateOf(id, same),
    imageHash: 'a',
    isOneOf: true
  }))
  $candidates.set([...either, candidateOf('3', same), candidateOf('4', same)])

  render(<CandidatesView />)

  expect(screen.getByRole('button', { name: 'Adopt all (2)' })).toBeTruthy()
  expect(screen.getAllByText(/Adopt only the right one/)).toHaveLength(2)
})

it('names other assets that an image may show', async () => {
  const image = { imageHash: 'a' }
  const one = { ...candidateOf('1', { kind: 'other' }), ...image }
  $candidates.set([one, { ...candidateOf('2', { kind: 'other' }), ...image }])
  render(<CandidatesView />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Adopt lake_1.jpg' })
  )

  expect(sent).toMatchObject([
    {
      input: {
        comps: [
          { imageHash: 'a', picture: { assetId: '1' }, holders: ['1'] },
          { imageHash: 'a', picture: { assetId: '2' }, holders: [] }
        ]
      }
    }
  ])
})
