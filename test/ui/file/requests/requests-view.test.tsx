import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApprovalRequest } from '../../../../contract/records.ts'
import {
  $requestDialog,
  openRequestDialog
} from '../../../../ui/licensing/request-dialog.ts'
import { $fileRecords } from '../../../../ui/file/check/file-records.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { FileView } from '../../../../ui/file/file-view.tsx'
import { RequestDialog } from '../../../../ui/file/requests/request-dialog.tsx'
import { requestOf } from '../../request-of.ts'
import { found, ready } from '../../checked-file.ts'
import { noRecords, savedIn } from '../../file-records-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'
import { imagesOf } from '../../../image-refs.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $requestDialog.set(null)
  $licensing.set({ state: 'idle' })
})

afterEach(cleanup)

function show(...requests: ApprovalRequest[]): void {
  $fileRecords.set({
    ...noRecords,
    requests: new Map(requests.map(one => [one.id, one]))
  })
  ready([found('1'), found('2'), found('3')])
  render(<FileView />)
}

it('shows all requested assets in one list, with totals', async () => {
  show(requestOf(), requestOf({ id: 'b1', assetIds: ['2', '3'], who: 'Kim' }))

  const list = screen.getByRole('list', { name: 'Open requests' })

  expect(screen.getByText('2 requests, 3 to license')).toBeTruthy()
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(item => item.getAttribute('aria-label'))
  ).toEqual(['Request by Dana, 20 Nov 2026', 'Request by Kim, 20 Nov 2026'])
  expect(screen.getAllByText('For the landing page')).toHaveLength(2)
})

it('licenses all requested assets', async () => {
  show(requestOf(), requestOf({ id: 'b1', assetIds: ['2', '3'] }))

  await userEvent.click(
    screen.getByRole('button', { name: 'License requested (3)' })
  )

  const shown = $licensing.get()
  expect(shown).toMatchObject({ assets: imagesOf(['1', '2', '3']) })
})

it('shows who answered, and why', async () => {
  const at = '2026-11-21T12:00:00Z'
  const reason = 'Use our own pictures'
  show(requestOf({ answer: { state: 'declined', who: 'Rae', at, reason } }))

  await userEvent.click(screen.getByText('Answered (1)'))

  expect(
    screen.getByText('Declined by Rae, 21 Nov 2026: Use our own pictures')
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull()
})

/** How often an answer read the requests of the file again. */
function readings(): number {
  return sent.filter(({ method }) => method === 'loadRecords').length
}

it('can be withdrawn, but not declined, by its author', async () => {
  show(requestOf({ who: 'Someone not signed in' }))

  await userEvent.click(
    screen.getByRole('button', { name: /^Withdraw the request of Someone/ })
  )

  expect(readings()).toBe(1)
  expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull()
})

it('is declined only with a reason', async () => {
  show(requestOf())
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Decline the request by Dana, 20 Nov 2026'
    })
  )

  await userEvent.type(
    screen.getByLabelText('Why do you decline it?'),
    ' {Enter}'
  )
  const early = readings()
  await userEvent.keyboard('Too expensive{Enter}')

  expect([early, readings()]).toEqual([0, 1])
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

it('moves the focus on when a request is answered', async () => {
  const at = '2026-11-21T12:00:00Z'
  show(requestOf())
  screen.getByRole('button', { name: /^Decline/ }).focus()

  const declined = requestOf({
    answer: { state: 'declined', who: 'Rae', at, reason: 'No' }
  })
  const requests = new Map([[declined.id, declined]])
  $fileRecords.set({ ...noRecords, requests })

  const answered = await screen.findByText('Answered (1)')
  expect(document.activeElement).toBe(answered.closest('summary'))
})

it('marks requested assets', () => {
  show(requestOf({ assetIds: ['2'] }))

  const row = within(screen.getByRole('listitem', { name: 'Picture 2' }))

  expect(row.getByText('Requested by Dana, 20 Nov 2026')).toBeTruthy()
})

it('shows a hostile note as plain text', () => {
  show(requestOf({ note: '<b onclick="alert(1)">Free\u202e</b>' }))

  expect(screen.getByText('<b onclick="alert(1)">Free </b>')).toBeTruthy()
})

it('requests ticked assets with a note, and shows who reads it', async () => {
  ready([found('1'), found('2')])
  openRequestDialog(['1', '2'])
  render(<RequestDialog assetKeys={['1', '2']} />)

  await userEvent.type(screen.getByLabelText('Note'), 'By Friday')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Image 2' }))
  await userEvent.click(
    screen.getByRole('button', { name: 'Request 1 license' })
  )

  expect(screen.getByText(/^Anyone who can view the file/)).toBeTruthy()
  expect(savedIn(sent)).toMatchObject([
    { value: { assetIds: ['1'], note: 'By Friday' } }
  ])
})

it('requests nothing when nothing is ticked', async () => {
  render(<RequestDialog assetKeys={['1']} />)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Image 1' }))

  expect(
    screen.getByRole<HTMLButtonElement>('button', {
      name: 'Request 0 licenses'
    }).disabled
  ).toBe(true)
})

it('also offers a request to people who could license', async () => {
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Request…' }))

  expect($requestDialog.get()).toEqual(['1', '2', '3'])
})
