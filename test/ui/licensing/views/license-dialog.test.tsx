import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { planItemOf } from '../../plan-item-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'
import { ask, rowOf, toLicense } from '../../shown-plan.tsx'
import { imageOf, imagesOf } from '../../../image-refs.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
})

afterEach(cleanup)

function runItem(step: RunItem['step'], change: Partial<RunItem> = {}) {
  return {
    ...imageOf(step),
    name: `Picture ${step}`,
    picture: null,
    step,
    charge: 1,
    uses: 2,
    text: '',
    loss: '',
    reduced: null,
    error: null,
    ...change
  }
}

/** Shows a run in which a license took two downloads instead of one. */
function showCharge(steps: readonly RunItem['step'][], left: number): void {
  $licensing.set({
    state: 'running',
    items: steps.map(step => runItem(step)),
    isStopping: false,
    question: { confirmed: 1, charged: 2, left }
  })
  render(<LicenseDialog />)
}

function pictureIn(name: string): string | null | undefined {
  const row = screen.getByRole('listitem', { name })
  return row.querySelector('img')?.getAttribute('src')
}

it('renders nothing while nothing is licensed', () => {
  $licensing.set({ state: 'idle' })

  render(<LicenseDialog />)

  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows charge, total and downloads left before it asks', () => {
  ask([toLicense('1'), toLicense('2')])

  expect(screen.getByRole('dialog', { name: 'License' })).toBeTruthy()
  expect(rowOf('Picture 1').getByText('1 download')).toBeTruthy()
  expect(rowOf('Picture 1').getByText('Huge')).toBeTruthy()
  expect(
    within(screen.getByRole('group', { name: 'Total' })).getByText(
      '2 downloads'
    )
  ).toBeTruthy()
  expect(screen.getByRole('definition').textContent).toBe('8 of 350')
  expect(screen.getByRole('button', { name: 'License 2 images' })).toBeTruthy()
})

it('shows a thumbnail of each asset', () => {
  ask([toLicense('1')])
  const planned = pictureIn('Picture 1')
  cleanup()
  const picture = 'https://media.test/one.jpg'
  $licensing.set({ state: 'done', items: [runItem('done', { picture })] })
  render(<LicenseDialog />)

  expect(planned).toBe('https://media.test/large_thumb.jpg')
  expect(pictureIn('Picture done')).toBe(picture)
})

it('warns in the plan when no gateway is used', () => {
  ask([toLicense('1')], { isDirect: true })

  expect(screen.getByRole('alert').textContent).toMatch(
    /nothing prevents a double charge if your browser repeats the request/
  )
})

it('sends nothing when cancelled', async () => {
  ask([toLicense('1')])

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  expect($licensing.get()).toEqual({ state: 'idle' })
  expect(sent).toEqual([])
})

it('leads on when nothing can be licensed', async () => {
  const impossible = {
    kind: 'impossible',
    reason: 'no-subscriptions',
    detail: null
  } as const
  ask([planItemOf('1', impossible)], {
    charges: [],
    totalCharge: 0
  })
  const buttons = screen.getAllByRole('button').map(one => one.textContent)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(buttons).toEqual(['Request instead', 'See plans', 'Close'])
  expect(screen.queryByText('Total')).toBeNull()
  expect($licensing.get()).toEqual({ state: 'idle' })
})

it('shows owned assets and why others cannot be licensed', () => {
  const owned = {
    kind: 'owned',
    licenseId: 'e1',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    sizes: ['huge']
  } as const
  const impossible = {
    kind: 'impossible',
    reason: 'vector-only',
    detail: null
  } as const
  ask([planItemOf('1', owned), planItemOf('2', impossible, { asset: null })])

  expect(
    within(screen.getByRole('list', { name: 'Already licensed 1' })).getByText(
      'No charge'
    )
  ).toBeTruthy()
  expect(screen.getByText(/Only available as a vector file/)).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Swap 1 comp, no charge' })
  ).toBeTruthy()
})

it('can only be stopped while it sends', () => {
  $licensing.set({
    state: 'running',
    items: [runItem('done'), runItem('checking'), runItem('waiting')],
    isStopping: false,
    question: null
  })

  render(<LicenseDialog />)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')

  expect(buttons.map(button => button.textContent)).toEqual(['Stop'])
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1)
  expect(rowOf('Picture checking').getByText(/We don’t know yet/)).toBeTruthy()
})

it('shows the outcome of each asset', () => {
  const error = { code: 'plan-used', message: '' } as const
  $licensing.set({
    state: 'done',
    items: [
      runItem('done'),
      runItem('not-placed'),
      runItem('refused', { charge: 0, error })
    ]
  })

  render(<LicenseDialog />)

  expect(screen.getByText('2 of 3 licensed')).toBeTruthy()
  expect(screen.getByText('2 downloads used.')).toBeTruthy()
  expect(
    rowOf('Picture done').getByText('2 layers show the licensed file.')
  ).toBeTruthy()
  expect(rowOf('Picture refused').getByText('Refused')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('retries only refused or unsent assets', async () => {
  const error = { code: 'license-refused', message: '' } as const
  $licensing.set({
    state: 'done',
    items: [
      runItem('done'),
      runItem('refused', { charge: 0, error }),
      runItem('doubtful', { charge: null }),
      runItem('stopped', { charge: null })
    ]
  })
  render(<LicenseDialog />)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect($licensing.get()).toMatchObject({
    assets: imagesOf(['refused', 'stopped'])
  })
})

it('leaves a doubtful purchase to the person', () => {
  $licensing.set({
    state: 'done',
    items: [runItem('doubtful', { charge: null })]
  })

  render(<LicenseDialog />)
  const row = rowOf('Picture doubtful')

  expect(row.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Check again',
    'License again',
    'Stop checking'
  ])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByText(/may have used downloads/)).toBeTruthy()
  expect(screen.queryByText('No downloads used.')).toBeNull()
})

it('closes when done', async () => {
  $licensing.set({ state: 'done', items: [runItem('done')] })
  render(<LicenseDialog />)

  await userEvent.click(screen.getByRole('button', { name: 'Done' }))

  expect($licensing.get()).toEqual({ state: 'idle' })
})

it('asks whether to continue when a license was charged more than confirmed', async () => {
  showCharge(['licensed', 'waiting'], 1)
  const alert = screen.getByRole('alert').textContent

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  expect(alert).toMatch(/2 downloads used instead of 1 download\. 1 isn’t/)
  expect($licensing.get()).toMatchObject({ question: null, isStopping: false })
})

it('licenses no more, but downloads, when the person declines a higher charge', async () => {
  showCharge(['licensed', 'waiting'], 1)

  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))

  expect($licensing.get()).toMatchObject({ question: null, isStopping: false })
})

it('offers nothing to stop when the last license was charged more', () => {
  showCharge(['licensed'], 0)

  const buttons = screen.getAllByRole('button').map(one => one.textContent)
  expect(buttons).toEqual(['Continue'])
  expect(screen.getByRole('alert').textContent).toMatch(
    /2 downloads used instead of 1 download\. Nothing left to license/
  )
})

it('shows that it is stopping', async () => {
  $licensing.set({
    state: 'running',
    items: [runItem('licensing'), runItem('waiting')],
    isStopping: false,
    question: null
  })
  render(<LicenseDialog />)

  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))

  const button = screen.getByRole('button', { name: 'Stopping…' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('offers to check or license again an asset unfinished elsewhere', () => {
  $licensing.set({ state: 'done', items: [runItem('elsewhere')] })

  render(<LicenseDialog />)

  const names = screen
    .getAllByRole('button', { name: /again/ })
    .map(button => button.textContent)
  expect(names).toEqual(['Check again', 'License again'])
})
