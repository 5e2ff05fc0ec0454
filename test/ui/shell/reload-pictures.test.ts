import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { $isOnline } from '../../../ui/shell/online.ts'
import { reloadPictures } from '../../../ui/shell/reload-pictures.ts'

const asked = vi.fn<(src: string) => void>()
let width = 0

beforeAll(reloadPictures)

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  width = 0
  $isOnline.set(true)
  const picture = document.body.appendChild(document.createElement('img'))
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { get: () => width },
    src: { get: () => 'https://media.test/a.jpg', set: asked }
  })
})

afterEach(() => {
  document.body.replaceChildren()
  $isOnline.set(true)
  vi.useRealTimers()
})

async function comeBack(): Promise<void> {
  $isOnline.set(false)
  await vi.advanceTimersByTimeAsync(100)
  $isOnline.set(true)
  await vi.advanceTimersByTimeAsync(500)
}

it('asks for a picture again until it arrives, once the connection is back', async () => {
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).not.toHaveBeenCalled()

  await comeBack()
  expect(asked.mock.calls).toEqual([['https://media.test/a.jpg']])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveBeenCalledTimes(2)
  width = 100
  await vi.advanceTimersByTimeAsync(60_000)

  expect(asked).toHaveBeenCalledTimes(2)
})

it('stops asking while offline', async () => {
  await comeBack()
  $isOnline.set(false)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(asked).toHaveBeenCalledTimes(1)
})
