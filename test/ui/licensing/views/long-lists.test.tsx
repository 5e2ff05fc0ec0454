import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import {
  $licensing,
  updateItem
} from '../../../../ui/licensing/purchase/licensing.ts'
import { $swapPreview } from '../../../../ui/licensing/swap-preview.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, toLicense } from '../../shown-plan.tsx'
import { imageOf } from '../../../image-refs.ts'

const ids = Array.from({ length: 1000 }, (_, i) => `${i}`)

/** Rows that are rendered before scrolling. */
const drawn = 50

beforeEach(() => {
  useQuietPlatform()
  $swapPreview.set({ state: 'loading' })
})

afterEach(() => {
  cleanup()
  $licensing.set({ state: 'idle' })
})

/** Ids of rows whose names are read after the first render. */
function run(): string[] {
  const read: string[] = []
  const items = ids.map(id => ({
    ...toRunItem(imageOf(id), null, 'waiting', null),
    get name() {
      read.push(id)
      return `Picture ${id}`
    }
  }))
  $licensing.set({ state: 'running', items, isStopping: false, question: null })
  render(<LicenseDialog />)
  read.length = 0
  return read
}

it('renders few rows of a long plan, and reports how many there are', () => {
  ask(ids.map(id => toLicense(id)))

  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(drawn)
  expect(rows[49]?.getAttribute('aria-posinset')).toBe('50')
  expect(rows[49]?.getAttribute('aria-setsize')).toBe('1000')
})

it('draws few rows of a long run', () => {
  run()

  expect(screen.getAllByRole('listitem')).toHaveLength(drawn)
  expect(screen.getByRole('list', { name: 'Licenses 1000' })).toBeTruthy()
})

it('renders only the changed row again', async () => {
  const read = run()

  updateItem(imageOf('3'), { step: 'done', text: 'All is well.' })

  await waitFor(() => screen.getByText('All is well.'))
  expect(read).toEqual(['3'])
})

it('renders no row for changes out of sight', async () => {
  const read = run()

  updateItem(imageOf('700'), { step: 'done' })

  await waitFor(() => screen.getByText('1 of 1,000'))
  expect(read).toEqual(['700'])
})

it('renders rows with buttons even out of sight', async () => {
  run()
  updateItem(imageOf('900'), { step: 'doubtful' })
  const shown = $licensing.get()

  if (shown.state === 'running') {
    $licensing.set({ state: 'done', items: shown.items })
  }

  await waitFor(() => screen.getByRole('button', { name: /^Stop checking/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(drawn + 25)
})

it('renders all rows again when the run is over', async () => {
  run()
  updateItem(imageOf('3'), { step: 'doubtful' })
  const shown = $licensing.get()

  if (shown.state === 'running') {
    $licensing.set({ state: 'done', items: shown.items })
  }

  await waitFor(() => screen.getByRole('button', { name: /^Stop checking/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(drawn)
})
