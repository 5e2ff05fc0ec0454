import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $fileStale } from '../../../ui/file/check/file.ts'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { $view } from '../../../ui/shell/view.ts'
import { entryOf } from '../entry-of.ts'
import { found, ready } from '../checked-file.ts'
import { noRecords } from '../file-records-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  $fileRecords.set(noRecords)
  $fileStale.set(false)
  signInWith(null)
})

afterEach(cleanup)

const licensed = { state: 'licensed', license: entryOf() } as const

it.each([
  { what: 'a claim', asset: licensed, owned: [] },
  { what: 'a license', asset: licensed, owned: ['1'] }
])('offers a proof where nothing needs a license: $what', async given => {
  signInWith(given.owned)
  ready([found('1', given.asset)])
  render(<FileView />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Save proof of licenses' })
  )

  expect(screen.getByText('Reading file and account…')).toBeTruthy()
})

it.each([
  { what: 'a comp', asset: found('1') },
  { what: 'a file without a record', asset: found('1', { state: 'licensed' }) }
])('offers no proof above the list for $what', ({ asset }) => {
  ready([asset])

  render(<FileView />)

  expect(screen.queryByRole('button', { name: /^Save proof/ })).toBeNull()
})

it('leads on from an empty file', async () => {
  signInWith([])
  ready([])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: 'Your licenses' }))
  const first = $view.get().name
  await userEvent.click(
    screen.getByRole('button', { name: 'Search images, videos and tracks' })
  )

  expect([first, $view.get().name]).toEqual(['licenses', 'search'])
})
