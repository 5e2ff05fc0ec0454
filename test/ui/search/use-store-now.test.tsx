import { useStore } from '@nanostores/preact'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { atom } from 'nanostores'
import { afterEach, expect, it } from 'vitest'
import { useStoreNow } from '../../../ui/search/use-store-now.ts'

afterEach(cleanup)

const $text = atom('old')

function Now() {
  return <p>now {useStoreNow($text)}</p>
}

function Later() {
  return <p>later {useStore($text)}</p>
}

it('shows a value before the next task, where the binding waits for it', async () => {
  await act(() => {
    render(
      <>
        <Now />
        <Later />
      </>
    )
  })

  $text.set('new')
  await Promise.resolve()
  await Promise.resolve()
  const early = document.body.textContent
  await screen.findByText('later new')

  expect(early).toBe('now newlater old')
  expect(document.body.textContent).toBe('now newlater new')
})

it('shows what changed between rendering and listening', async () => {
  $text.set('first')
  function Changing() {
    const text = useStoreNow($text)
    if ($text.get() === 'first') $text.set('second')
    return <p>{text}</p>
  }

  await act(() => {
    render(<Changing />)
  })

  expect(screen.getByText('second')).toBeTruthy()
})
