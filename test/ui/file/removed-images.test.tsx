import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Aside } from '../../../contract/records.ts'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { entryOf } from '../entry-of.ts'
import { found, ready } from '../checked-file.ts'
import { noRecords } from '../file-records-of.ts'
import { openMenu } from '../choose-in-menu.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  $fileRecords.set(noRecords)
  $licensing.set({ state: 'idle' })
  signInWith(null)
})

afterEach(cleanup)

const aside: Aside = {
  v: 1,
  id: 'image.1',
  assetId: '1',
  mediaType: 'image',
  who: 'Rae',
  at: '2026-11-20T12:00:00Z',
  reason: 'Our own license'
}

function rowOf(name = 'Picture 1') {
  return within(screen.getByRole('listitem', { name }))
}

function planned(): readonly string[] {
  const shown = $licensing.get()
  const assets = 'assets' in shown ? shown.assets : []
  return assets.map(({ assetId }) => assetId)
}

it.each([
  {
    what: 'a comp',
    asset: {},
    detail: 'No longer in the library',
    meaning: 'It can’t be licensed anymore. Replace it.'
  },
  {
    what: 'a comp that the account has licensed',
    asset: {},
    owned: ['1'],
    detail:
      'You have a license: swap it at no charge · No longer in the library',
    meaning:
      'The license stays on record, but its file might not download again.'
  },
  {
    what: 'a comp that a teammate has licensed',
    asset: { license: entryOf() },
    detail:
      'Recorded as licensed by Rae, 20 Nov 2026 · No longer in the library',
    meaning:
      'The license stays on record, but its file might not download again.'
  },
  {
    what: 'a licensed file',
    asset: { state: 'licensed' as const, license: entryOf() },
    owned: ['1'],
    detail: 'Rae, 20 Nov 2026 · No longer in the library',
    meaning:
      'The license stays on record, but its file might not download again.'
  },
  {
    what: 'a licensed file without a record',
    asset: { state: 'licensed' as const },
    detail: 'No license on record in this file · No longer in the library',
    meaning: 'It can’t be licensed anymore. Find its license or replace it.'
  }
])('says what it means that the library removed $what', async given => {
  const { asset, owned, detail, meaning } = given
  if (owned) signInWith(owned)
  ready([found('1', { ...asset, isRemoved: true })])

  render(<FileView />)

  await userEvent.click(rowOf().getByRole('button', { name: '1 use' }))
  expect(rowOf().getByText(detail)).toBeTruthy()
  expect(rowOf().getByText(meaning)).toBeTruthy()
  expect(
    rowOf().queryByRole('button', { name: /^License|^Request/ })
  ).toBeNull()
})

it('shows of an ignored one only that the library removed it', () => {
  $fileRecords.set({ ...noRecords, asides: new Map([[aside.id, aside]]) })
  ready([found('1', { isRemoved: true })])

  render(<FileView />)

  expect(rowOf().getByText(/Our own license · No longer in the/)).toBeTruthy()
  expect(rowOf().queryByText(/can’t be licensed/)).toBeNull()
})

it('swaps a removed image only if the account holds its license', async () => {
  signInWith(['1'])
  ready([found('1', { isRemoved: true }), found('2', { isRemoved: true })])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: 'Swap all (1)' }))

  expect(planned()).toEqual(['1'])
  expect(screen.getByRole('button', { name: 'Swap Picture 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Swap Picture 2' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull()
})

it('does not put back the comp of a removed image', async () => {
  ready([
    found('1', { state: 'licensed' }),
    found('2', { state: 'licensed', isRemoved: true })
  ])

  render(<FileView />)

  expect(await openMenu('Picture 1')).toContain('Put comp back')
  expect(await openMenu('Picture 2')).not.toContain('Put comp back')
})
