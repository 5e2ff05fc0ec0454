import { useStore } from '@nanostores/preact'
import { act, cleanup, render, screen, waitFor } from '@testing-library/preact'
import { useRef } from 'preact/hooks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $view, goBack, openTab, openView } from '../../../ui/shell/view.ts'
import { useKeptPlace } from '../../../ui/shell/use-kept-place.ts'

let secondText: string

beforeEach(() => {
  secondText = '2'
  openView({ name: 'search' })
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })
})

afterEach(cleanup)

function Page() {
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller)
  return (
    <div ref={scroller} data-testid="page">
      <button type="button">First</button>
      <button type="button" aria-label="Second">
        {secondText}
      </button>
    </div>
  )
}

function Views() {
  const view = useStore($view)
  return (
    <>
      <button type="button">Outside</button>
      {view.name === 'asset' && <Page key={view} />}
    </>
  )
}

async function leaveFrom(name: string, scroll: number): Promise<void> {
  render(<Views />)
  const page = screen.getByTestId('page')
  await act(() => {
    page.scrollTop = scroll
    page.dispatchEvent(new Event('scroll'))
    screen.getByRole('button', { name }).focus()
  })
  openView({ name: 'asset', assetId: '2', mediaType: 'image' })
  await waitFor(() => expect(page.isConnected).toBe(false))
}

it('restores scroll and focus after a return', async () => {
  await leaveFrom('Second', 300)
  expect(screen.getByTestId('page').scrollTop).toBe(0)

  goBack()

  await waitFor(() => expect(screen.getByTestId('page').scrollTop).toBe(300))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2'))
})

it('restores the focus outside the scrolled part', async () => {
  await leaveFrom('Outside', 0)
  screen.getByRole('button', { name: 'Outside' }).blur()

  goBack()

  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Outside')
  )
})

it('focuses the first control when the focused one was removed', async () => {
  await leaveFrom('Second', 0)
  secondText = 'Renamed'

  goBack()

  await waitFor(() => expect(document.activeElement?.textContent).toBe('First'))
})

it('leaves the focus where the person has moved it', async () => {
  await leaveFrom('Second', 0)
  openTab('file')
  await waitFor(() => expect(screen.queryByTestId('page')).toBeNull())
  screen.getByRole('button', { name: 'Outside' }).focus()

  openTab('search')

  await screen.findByTestId('page')
  expect(document.activeElement?.textContent).toBe('Outside')
})

it('starts a newly opened view at the top, without focus', async () => {
  await leaveFrom('First', 300)

  const second = screen.getByTestId('page')
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })

  await waitFor(() => expect(second.isConnected).toBe(false))
  expect(screen.getByTestId('page').scrollTop).toBe(0)
  expect(document.activeElement).toBe(document.body)
})
