import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StepButtons } from '../../../ui/asset/step-buttons.tsx'
import { seriesOf } from '../../../ui/library/series.ts'
import {
  $view,
  goBack,
  openOnTop,
  openTab,
  startPlace
} from '../../../ui/shell/view.ts'
import type { Series } from '../../../ui/shell/view.ts'
import { assetOf } from '../asset-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

const assets = ['1', '2', '3', '4', '5', '6'].map(id => assetOf(id))

beforeEach(() => {
  useQuietPlatform()
  openTab('search')
  openTab('search')
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function open(
  index: number,
  from: Series | undefined = seriesOf(assets)
): void {
  const known = assets[index]
  if (!known) throw new Error('There is no such asset.')
  const { assetId, mediaType } = known
  openOnTop({
    name: 'asset',
    assetId,
    mediaType,
    known,
    ...(from && { from })
  })
  render(<StepButtons />)
}

function shownId(): string {
  const view = $view.get()
  return view.name === 'asset' ? view.assetId : view.name
}

const button = (name: string) => screen.getByRole('button', { name })

it('steps through the list by buttons, and keeps the focus', async () => {
  open(1)

  await userEvent.click(button('Next'))
  const next = shownId()
  await userEvent.click(button('Next'))
  const focused = document.activeElement
  await userEvent.click(button('Previous'))

  expect(next).toBe('3')
  expect(focused).toBe(button('Next'))
  expect(shownId()).toBe('3')
})

it('counts keys that are faster than the page is drawn', () => {
  open(1)
  const press = () =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))

  press()
  press()

  expect(shownId()).toBe('4')
})

it('returns to the list, not to the asset before', async () => {
  open(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const last = shownId()

  goBack()

  expect(last).toBe('4')
  expect($view.get().name).toBe('search')
})

it('moves the position in the list along', async () => {
  const place = startPlace()
  open(1, { ...seriesOf(assets), place })

  await userEvent.keyboard('{ArrowRight}')

  expect(place).toMatchObject({ cell: 2, isMoved: true })
})

it('ends at both ends of the list', async () => {
  open(0)

  await userEvent.keyboard('{ArrowLeft}')
  const first = shownId()
  const isOff = button('Previous').getAttribute('aria-disabled')
  await userEvent.keyboard('{ArrowRight>9}')

  expect(first).toBe('1')
  expect(isOff).toBe('true')
  expect(shownId()).toBe('6')
  expect(button('Next').getAttribute('aria-disabled')).toBe('true')
})

it('loads more of the list before its end', async () => {
  const $items = atom(seriesOf(assets).$items.get())
  const more = assetOf('7')
  const loadMore = vi.fn<() => Promise<void>>(async () => {
    $items.set([...$items.get(), more])
  })
  open(2, { $items, loadMore })
  const early = loadMore.mock.calls.length

  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(loadMore).toHaveBeenCalledOnce())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')

  expect(early).toBe(0)
  expect(shownId()).toBe('7')
})

it.each(['input', 'textarea', 'select', 'video', 'audio'])(
  'leaves the arrow keys to %s',
  async tag => {
    open(1)
    const element = document.createElement(tag)
    element.tabIndex = 0
    document.body.append(element)

    element.focus()
    await userEvent.keyboard('{ArrowRight}')

    expect(shownId()).toBe('2')
  }
)

it('leaves the arrow keys to what used them, and to shortcuts', async () => {
  open(1)
  const slider = document.createElement('button')
  slider.addEventListener('keydown', event => event.preventDefault())
  document.body.append(slider)

  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  slider.blur()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')

  expect(shownId()).toBe('2')
})

it('leaves the arrow keys to a dialog', async () => {
  open(1)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)

  await userEvent.keyboard('{ArrowRight}')

  expect(shownId()).toBe('2')
})

it('is absent on a page that was opened from no list', () => {
  const [known] = assets
  openOnTop({ name: 'asset', assetId: '1', mediaType: 'image', known })
  render(<StepButtons />)

  expect(screen.queryByRole('button')).toBeNull()
})
