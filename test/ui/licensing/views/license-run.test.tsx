import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LicensedFile } from '../../../../ui/licensing/purchase/licensed-file.ts'
import type {
  ChargeQuestion,
  RunItem
} from '../../../../ui/licensing/purchase/run-item.ts'
import { platform, usePlatform } from '../../../../ui/platform/platform.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'
import { imageOf } from '../../../image-refs.ts'

let sent: Sent[] = []
let now = 0

beforeEach(() => {
  sent = useQuietPlatform()
  now = 0
  usePlatform({ ...platform(), now: () => now })
})

afterEach(cleanup)

const original: LicensedFile = {
  assetId: '1',
  mediaType: 'image',
  name: 'Picture 1',
  licenseId: 'e1',
  license: 'standard',
  size: 'huge',
  format: 'jpg',
  download: null,
  entry: null
}

function rowOf(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

function runOf(assetId: string, change: Partial<RunItem>): RunItem {
  return {
    ...imageOf(assetId),
    name: `Picture ${assetId}`,
    picture: null,
    step: 'done',
    charge: 0,
    uses: 0,
    text: '',
    loss: '',
    reduced: null,
    error: null,
    ...change
  }
}

it('counts layers swapped and not swapped', () => {
  const text = 'Sky keeps the comp. The layer was deleted.'
  const item = runOf('1', { uses: 12, text })
  $licensing.set({ state: 'done', items: [item] })

  render(<LicenseDialog />)

  expect(
    screen.getByText(/^12 layers show the licensed file\. Sky keeps the comp\./)
  ).toBeTruthy()
})

it('shows that the number of downloads is unknown, not zero', () => {
  const items = [runOf('1', { charge: null }), runOf('2', { charge: 1 })]
  $licensing.set({ state: 'done', items })

  render(<LicenseDialog />)

  expect(screen.getByText('1 download used.')).toBeTruthy()
  expect(
    screen.getByText('We don’t know how many downloads 1 license used.')
  ).toBeTruthy()
  expect(screen.queryByText('No downloads used.')).toBeNull()
})

it('counts finished assets and those with a file', () => {
  $licensing.set({
    state: 'running',
    items: [
      runOf('1', { step: 'fetched' }),
      runOf('2', { step: 'swapping' }),
      runOf('3', { step: 'refused' }),
      runOf('4', { step: 'fetching' }),
      runOf('5', { step: 'licensed' })
    ],
    isStopping: false,
    question: null
  })
  render(<LicenseDialog />)

  const bar = screen.getByRole('progressbar')

  expect(bar).toMatchObject({ value: 3, max: 5 })
})

it('announces the result of a download, not its progress', () => {
  const progress = { done: 34_000_000, total: 90_000_000 }
  const item = runOf('1', { step: 'fetching', progress })
  const more = { isStopping: false, question: null }
  $licensing.set({ state: 'running', items: [item], ...more })
  const { rerender } = render(<LicenseDialog />)

  const shown = screen.getByText('Licensed. Downloading 34 of 90 MB')
  const live = shown.closest('[aria-live], [role=status], [role=alert]')
  $licensing.set({ state: 'done', items: [runOf('1', { uses: 1 })] })
  rerender(<LicenseDialog />)

  expect(live).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/1 of 1 licensed/)
})

function runUpTo(done: number, question: ChargeQuestion | null = null): void {
  const items = Array.from({ length: 10 }, (_, index) =>
    runOf(`${index}`, { step: index < done ? 'fetched' : 'fetching' })
  )
  $licensing.set({ state: 'running', items, isStopping: false, question })
}

/** Finishes one every two seconds. */
async function runFromTo(from: number, to: number): Promise<void> {
  for (let done = from; done <= to; done += 1) {
    runUpTo(done)
    await screen.findByText(`${done} of 10`)
    now += 2000
  }
}

it('shows the remaining time once the pace is known', async () => {
  runUpTo(0)
  render(<LicenseDialog />)
  await runFromTo(0, 2)
  const atFirst = screen.queryByText(/left$/)

  await runFromTo(3, 4)

  expect(atFirst).toBeNull()
  expect(screen.getByText('about 12 seconds left')).toBeTruthy()
})

it('ignores waits for answers in the pace of a run', async () => {
  runUpTo(0)
  render(<LicenseDialog />)
  await runFromTo(0, 4)
  runUpTo(4, { charged: 5, confirmed: 4, left: 6 })
  await screen.findByRole('alert')
  const whileAsked = screen.queryByText(/seconds left$/)

  now += 600_000
  await runFromTo(4, 8)

  expect(whileAsked).toBeNull()
  expect(screen.getByText('about 4 seconds left')).toBeTruthy()
})

it('offers to put comps back for swapped assets', async () => {
  const done = runOf('1', { uses: 2 })
  const refused = { ...done, assetId: '2', step: 'refused' as const }
  $licensing.set({ state: 'done', items: [done, refused] })
  render(<LicenseDialog />)

  await userEvent.click(screen.getByRole('button', { name: 'Put comps back' }))

  const assets = [{ assetId: '1', mediaType: 'image' }]
  expect(sent).toEqual([{ method: 'putCompsBack', input: { assets } }])
})

it('shows what a file lost and offers the original', () => {
  const loss = 'Reduced to 4096 pixels.'
  const items = [
    runOf('1', { uses: 2, loss, reduced: original }),
    runOf('2', { uses: 1 })
  ]

  $licensing.set({ state: 'done', items })
  render(<LicenseDialog />)

  const full = { name: /^Download the full file/ }
  expect(
    rowOf('Picture 1').getByText(/ Reduced to 4096 pixels\.$/)
  ).toBeTruthy()
  expect(rowOf('Picture 1').getByRole('button', full)).toBeTruthy()
  expect(rowOf('Picture 2').queryByRole('button', full)).toBeNull()
})

it('offers the EPS of a vector by its name', () => {
  const eps = { ...original, size: 'vector', format: 'eps' }
  const items = [runOf('1', { uses: 2, reduced: eps })]

  $licensing.set({ state: 'done', items })
  render(<LicenseDialog />)

  const button = rowOf('Picture 1').getByRole('button', { name: /EPS/ })
  expect(button.textContent).toBe('Download EPS')
  expect(button.getAttribute('aria-label')).toBe('Download EPS of Picture 1')
})

it('offers a retry when a file was not swapped', () => {
  const error = { code: 'offline', message: '' } as const
  const items = [
    runOf('1', { step: 'not-placed' }),
    runOf('2', { step: 'not-placed', error })
  ]
  $licensing.set({ state: 'done', items })

  render(<LicenseDialog />)

  expect(screen.getByText('2 of 2 licensed')).toBeTruthy()
  expect(screen.getByText('1 isn’t on the canvas yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('offers to place and download what was licensed without a comp', () => {
  const unusedOf = (id: string) => {
    const { name, ...asset } = runOf(id, {})
    const { assetId, mediaType } = asset
    const what = { assetId, mediaType, name, licenseId: 'e1' }
    const file = { license: 'standard', size: 'huge', format: 'jpg' }
    const unused = { ...what, ...file, download: null, entry: null }
    return runOf(id, { step: 'not-placed', unused })
  }
  const items = [unusedOf('1'), unusedOf('2'), runOf('3', {})]
  $licensing.set({ state: 'done', items })

  render(<LicenseDialog />)

  const textsOf = (name: string) =>
    rowOf(name)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(textsOf('Picture 1')).toEqual(['Place licensed', 'Download'])
  expect(textsOf('Picture 3')).toEqual([])
  expect(screen.getByRole('button', { name: 'Place all 2' })).toBeTruthy()
})

it('offers no retry when a file has no place in the document', () => {
  $licensing.set({
    state: 'done',
    items: [runOf('1', { step: 'not-placed' })]
  })

  render(<LicenseDialog />)

  expect(screen.queryByText(/on the canvas yet/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('offers a retry once the longest wait is over, and never retries', async () => {
  const limited = (retryAfter: number) => ({
    step: 'refused' as const,
    error: {
      code: 'rate-limited' as const,
      message: '',
      data: { at: 0, retryAfter }
    }
  })
  $licensing.set({
    state: 'done',
    items: [
      runOf('1', limited(12_000)),
      runOf('2', limited(30_000)),
      runOf('3', { step: 'stopped' })
    ]
  })
  render(<LicenseDialog />)
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Try again in 30 seconds'
  })
  const [wasDisabled, text] = [button.disabled, rowOf('Picture 2')]

  now += 30_000

  await expect.poll(() => button.textContent).toBe('Try again')
  expect(text.getByText(/^Wait 30 seconds, then try again\./)).toBeTruthy()
  expect([wasDisabled, button.disabled]).toEqual([true, false])
  expect($licensing.get().state).toBe('done')
})
