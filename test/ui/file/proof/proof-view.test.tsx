import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toProofPack } from '../../../../ui/file/proof/proof-pack.ts'
import { toProofRows } from '../../../../ui/file/proof/proof-row.ts'
import { $proof } from '../../../../ui/file/proof/proof.ts'
import type { ProofFiles } from '../../../../ui/file/proof/proof.ts'
import { $incompletePresses } from '../../../../ui/licensing/details.ts'
import {
  $demands,
  rememberDemand
} from '../../../../ui/licensing/purchase/demands.ts'
import { $works } from '../../../../ui/shell/progress.ts'
import { ProofView } from '../../../../ui/file/proof/proof-view.tsx'
import { historyOf } from './proof-row.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { signInWith } from '../../sign-in-with.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $proof.set({ state: 'idle' })
})

afterEach(() => {
  cleanup()
  signInWith(null)
  $demands.set(new Map())
  $incompletePresses.set(0)
  vi.restoreAllMocks()
})

function show(files: ProofFiles = { state: 'idle' }, unread = 0): void {
  const rows = toProofRows({
    ledger: [ledgerEntry()],
    shown: [],
    history: [historyOf('e1', '1')]
  })
  const pack = toProofPack({
    fileName: 'Spring',
    fileId: 'f1',
    isSelection: false,
    rows,
    downloadable: new Set(['e1']),
    unclear: 0,
    unread,
    beyond: 0,
    unreadPages: [],
    thumbnails: new Map()
  })
  $proof.set({ state: 'ready', pack, files })
  render(<ProofView />)
}

it('reads the file with one click', async () => {
  render(<ProofView />)

  await userEvent.click(screen.getByRole('button', { name: 'Make proof' }))

  expect(sent.map(({ method }) => method)).toContain('findComps')
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

it('covers the selection when chosen', async () => {
  render(<ProofView />)

  await userEvent.selectOptions(screen.getByLabelText('Proof for'), 'selection')
  await userEvent.click(screen.getByRole('button', { name: 'Make proof' }))

  expect(sent.map(({ method }) => method)).toContain('findSelectedAssets')
})

it('summarizes the proof, and saves it again', async () => {
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
    function click(this: HTMLAnchorElement) {
      names.push(this.download)
    }
  )
  show()

  expect(screen.getByRole('status').textContent).toContain(
    '1 license: 1 confirmed by the account.'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Table (CSV)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Page' }))

  expect(names).toEqual(['licenses-Spring.csv', 'licenses-Spring.html'])
})

it('draws it in the file', async () => {
  show()

  await userEvent.click(
    screen.getByRole('button', { name: 'Draw in the file' })
  )

  expect(sent.map(({ method }) => method)).toEqual(['drawProof'])
})

it('fetches the licensed files only on request', async () => {
  signInWith([])
  show()
  const before = $proof.get()

  await userEvent.click(
    screen.getByRole('button', { name: '1 licensed file as ZIP' })
  )

  expect(before).toMatchObject({ files: { state: 'idle' } })
  expect($proof.get()).toMatchObject({ files: { state: 'fetching', total: 1 } })
})

it('warns of entries that could not be read', () => {
  show({ state: 'idle' }, 2)

  expect(screen.getByRole('status').textContent).toContain('Couldn’t read')
})

it('shows the progress of files, and which are missing', () => {
  show({ state: 'done', zipped: 0, parts: 0, left: ['License e1: Removed.'] })

  const [, message] = screen.getAllByRole('status')
  expect(message?.textContent).toBe(
    '0 of 1 saved in 0 ZIPs.License e1: Removed.'
  )
})

it('can stop fetching', async () => {
  show({ state: 'fetching', done: 0, total: 1 })

  const [work] = $works.get().values()
  expect(work).toMatchObject({ kind: 'files', done: 0, total: 1 })
  work?.cancel?.()

  expect($proof.get()).toMatchObject({ files: { state: 'idle' } })
})

it('has a field for the verification code once downloads demand it', async () => {
  show()
  const before = screen.queryByLabelText('Verification code (required)')
  rememberDemand('', 'verification-code')
  const field = await screen.findByLabelText('Verification code (required)')

  await userEvent.click(screen.getByRole('button', { name: /as ZIP$/ }))

  expect(before).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByRole('alert').textContent).toBe('Enter the code')
})
