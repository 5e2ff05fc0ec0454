// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $backAt, $isOnline } from '../../../../ui/stores/online.ts'
import { useLoadPicturesAgain } from '../../../../ui/views/window/use-load-pictures-again.ts'

const asked = vi.fn<(src: string) => void>()
let width = 0

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  width = 0
  $isOnline.set(true)
  $backAt.set(0)
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

function Probe() {
  useLoadPicturesAgain()
  return null
}

async function open(): Promise<void> {
  const picture = document.body.appendChild(document.createElement('img'))
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { get: () => width },
    src: { get: () => 'https://media.test/a.jpg', set: asked }
  })
  render(<Probe />)
  await vi.advanceTimersByTimeAsync(20_000)
}

async function comeBack(): Promise<void> {
  $isOnline.set(false)
  await vi.advanceTimersByTimeAsync(100)
  $backAt.set($backAt.get() + 1)
  $isOnline.set(true)
  await vi.advanceTimersByTimeAsync(500)
}

it('asks for a picture again until it arrives, once the connection is back', async () => {
  await open()
  expect(asked).not.toHaveBeenCalled()

  await comeBack()
  expect(asked.mock.calls).toEqual([['https://media.test/a.jpg']])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveBeenCalledTimes(2)
  width = 100
  await vi.advanceTimersByTimeAsync(60_000)

  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks no more while there is no connection', async () => {
  await open()
  await comeBack()
  $isOnline.set(false)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(asked).toHaveBeenCalledTimes(1)
})
