import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Aside, EditorialAnswer } from '../../../contract/records.ts'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { $frames } from '../../../ui/file/rights/guarded-frames.ts'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { chooseInMenu, openMenu } from '../choose-in-menu.ts'
import { signInWith } from '../sign-in-with.ts'
import { entryOf } from '../entry-of.ts'
import { assetOf } from '../asset-of.ts'
import { found, ready, useOf } from '../checked-file.ts'
import { noRecords, savedIn } from '../file-records-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $fileRecords.set(noRecords)
  $frames.set(new Map())
  signInWith(null)
  $licensing.set({ state: 'idle' })
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

it.each([
  { what: 'a comp', asset: {}, badge: 'Comp', detail: '1 use' },
  {
    what: 'an adopted comp',
    asset: { isAdopted: true },
    badge: 'Adopted comp',
    detail: '1 use'
  },
  {
    what: 'one missing from the library',
    asset: { isRemoved: true },
    badge: 'Missing',
    detail: 'No longer in the library'
  },
  {
    what: 'a teammate’s license',
    asset: { state: 'licensed' as const, license: entryOf() },
    badge: 'Recorded',
    detail: 'Rae, 20 Nov 2026'
  },
  {
    what: 'a licensed file without a record',
    asset: { state: 'licensed' as const },
    badge: 'Unknown',
    detail: 'No license on record in this file'
  }
])('shows $what', ({ asset, badge, detail }) => {
  ready([found('1', asset)])

  render(<FileView />)

  expect(rowOf().getByText(badge)).toBeTruthy()
  expect(rowOf().getByText(detail)).toBeTruthy()
})

it('distinguishes a license of the account from an unconfirmed claim', () => {
  const license = entryOf()
  signInWith(['1'])
  ready([
    found('1', { state: 'licensed', license }),
    found('2', { state: 'licensed', license })
  ])

  render(<FileView />)

  expect(rowOf('Picture 1').getByText('Licensed')).toBeTruthy()
  expect(rowOf('Picture 2').getByText('Recorded')).toBeTruthy()
  expect(
    rowOf('Picture 2').getByText('Rae, 20 Nov 2026 (not in your account)')
  ).toBeTruthy()
})

it('offers to swap assets already licensed', () => {
  signInWith(['1'])
  ready([found('1')])

  render(<FileView />)

  expect(rowOf().getByRole('button', { name: 'Swap Picture 1' })).toBeTruthy()
})

it('puts aside only with a reason', async () => {
  ready([found('1')])
  render(<FileView />)
  await chooseInMenu('Picture 1', 'Ignore')

  const field = screen.getByLabelText('Why doesn’t it need a license here?')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard(' {Enter}')
  const early = savedIn(sent)
  await userEvent.keyboard('A draft{Enter}')

  expect(early).toEqual([])
  expect(savedIn(sent)).toMatchObject([
    {
      key: 'aside:image.1',
      value: { reason: 'A draft', who: 'Someone not signed in' }
    }
  ])
})

it('moves the focus to the replacement of a removed item', async () => {
  ready([found('1'), found('2')])
  render(<FileView />)
  await openMenu('Picture 1')
  screen.getByRole('menuitem', { name: 'Ignore' }).focus()

  $fileRecords.set({ ...noRecords, asides: new Map([['image.1', aside]]) })
  await screen.findByText('Ignored', { selector: 'span' })
  const after = document.activeElement?.textContent
  $fileRecords.set(noRecords)
  const again = await screen.findByRole('menuitem', { name: 'Ignore' })

  expect(after).toBe('Stop ignoring')
  expect(document.activeElement).toBe(again)
})

it('moves the focus on when the main action is done', async () => {
  ready([found('1'), found('2')])
  render(<FileView />)
  rowOf().getByRole('button', { name: 'License Picture 1' }).focus()

  $fileRecords.set({ ...noRecords, asides: new Map([['image.1', aside]]) })
  await screen.findByText('Ignored', { selector: 'span' })

  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'More for Picture 1'
  )
})

it('puts nothing aside when cancelled', async () => {
  ready([found('1')])
  render(<FileView />)
  await chooseInMenu('Picture 1', 'Ignore')

  await userEvent.keyboard('A draft{Escape}')

  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'More for Picture 1'
  )
  expect(savedIn(sent)).toEqual([])
})

it('shows who put it aside, and undoes it', async () => {
  $fileRecords.set({ ...noRecords, asides: new Map([[aside.id, aside]]) })
  ready([found('1')])
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Stop ignoring')

  expect(rowOf().getByText('By Rae, 20 Nov 2026: Our own license')).toBeTruthy()
  expect(savedIn(sent)).toEqual([{ key: 'aside:image.1', value: null }])
})

const editorial = { asset: { ...assetOf('1'), isEditorial: true } }
const page = { id: '0:1', name: 'Home' }

it('asks about an editorial asset in an advertising frame', async () => {
  ready([found('1', editorial)])
  $frames.set(new Map([['1:1', [page, { id: '2:1', name: 'Banner' }]]]))
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Editorial use')
  await userEvent.click(
    screen.getByRole('button', { name: 'Keep Picture 1 in Banner' })
  )
  await userEvent.keyboard('A news banner{Enter}')
  await userEvent.click(
    screen.getByRole('button', { name: 'Banner isn’t advertising' })
  )

  expect(screen.getByText('In “Banner”, marked as advertising')).toBeTruthy()
  expect(savedIn(sent)).toMatchObject([
    { key: 'answer:1.2:1', value: { reason: 'A news banner' } },
    { key: 'mark:2:1', value: { isAdvertising: false } }
  ])
})

it('shows the answer, and lets a frame be marked', async () => {
  const answer: EditorialAnswer = {
    v: 1,
    id: '1.2:1',
    assetId: '1',
    frameId: '2:1',
    who: 'Rae',
    at: '2026-11-20T12:00:00Z',
    reason: 'A news banner'
  }
  $fileRecords.set({ ...noRecords, answers: new Map([[answer.id, answer]]) })
  ready([
    found('1', { ...editorial, uses: [useOf(), useOf({ nodeId: '1:2' })] })
  ])
  $frames.set(
    new Map([
      ['1:1', [page, { id: '2:1', name: 'Banner' }]],
      ['1:2', [page, { id: '2:2', name: 'Card' }]]
    ])
  )
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Editorial use')
  await userEvent.click(
    screen.getByRole('button', { name: 'Mark as advertising: Card' })
  )

  expect(
    screen.getByText(/Kept in “Banner” by Rae, 20 Nov 2026: A news banner/)
  ).toBeTruthy()
  expect(savedIn(sent)).toMatchObject([
    { key: 'mark:2:2', value: { isAdvertising: true } }
  ])
})

it('shows the warning again when the answer is withdrawn', async () => {
  const who = { who: 'Rae', at: '2026-11-20T12:00:00Z', reason: 'News' }
  const about = { v: 1 as const, id: '1.2:1', assetId: '1', frameId: '2:1' }
  const answers = new Map([[about.id, { ...about, ...who }]])
  $fileRecords.set({ ...noRecords, answers })
  ready([found('1', editorial)])
  $frames.set(new Map([['1:1', [page, { id: '2:1', name: 'Banner' }]]]))
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Editorial use')
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Stop keeping Picture 1 in Banner'
    })
  )

  expect(savedIn(sent)).toEqual([{ key: 'answer:1.2:1', value: null }])
})

it('shows hostile names and reasons as plain text', () => {
  const who = '\u202e<img src=x onerror=alert(1)>'
  $fileRecords.set({
    ...noRecords,
    asides: new Map([
      [aside.id, { ...aside, who, reason: '<script>\u0000alert(1)</script>' }]
    ])
  })
  ready([found('1', { license: entryOf({ licensee: who }) })])

  const { container } = render(<FileView />)

  expect(container.querySelector('script')).toBeNull()
  expect(container.querySelector('img[onerror]')).toBeNull()
  expect(
    rowOf().getByText(
      'By <img src=x onerror=alert(1)>, 20 Nov 2026: ' +
        '<script> alert(1)</script>'
    )
  ).toBeTruthy()
})

it('shows how many records could not be read', () => {
  $fileRecords.set({ ...noRecords, unread: 2 })
  ready([found('1')], { unreadEntries: 1 })

  render(<FileView />)

  expect(screen.getByText(/^Couldn’t read 3 records in this file/)).toBeTruthy()
})

it('renders only the visible ones of a thousand assets, and counts all', () => {
  ready(Array.from({ length: 1000 }, (_, i) => found(String(i + 1))))

  render(<FileView />)

  const rows = screen.getAllByRole('listitem', { name: /^Picture/ })
  expect(rows).toHaveLength(50)
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('1000')
  expect(screen.getByText('1,000 of 1,000 images aren’t licensed')).toBeTruthy()
})
