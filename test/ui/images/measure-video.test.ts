import { expect, it, vi } from 'vitest'
import { measureVideo } from '../../../ui/images/measure-video.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

/** Begins to measure a file; the test is the browser that loads it. */
function begin() {
  const clock = createVirtualClock()
  useQuietPlatform()
  usePlatform({ ...platform(), wait: (...how) => clock.wait(...how) })
  const create = vi.spyOn(document, 'createElement')
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const abort = new AbortController()
  const measured = measureVideo(Uint8Array.of(1, 2, 3), abort.signal)
  const video = create.mock.results[0]?.value as HTMLVideoElement // the only one
  create.mockRestore()
  return { clock, abort, measured, video, revoke }
}

function load(video: HTMLVideoElement, facts: object): void {
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(video, name, { value })
  }
  video.dispatchEvent(new Event('loadedmetadata'))
}

it('finds pixels and seconds, and lets go of the file', async () => {
  const { measured, video, revoke } = begin()
  const url = video.src

  load(video, { videoWidth: 640, videoHeight: 360, duration: 4.2 })

  expect(await measured).toEqual({ width: 640, height: 360, duration: 4.2 })
  expect(revoke).toHaveBeenCalledWith(url)
  expect(video.hasAttribute('src')).toBe(false)
})

it.each<[string, (opened: ReturnType<typeof begin>) => unknown]>([
  [
    'that the browser refuses',
    ({ video }) => video.dispatchEvent(new Event('error'))
  ],
  [
    'of sound alone',
    ({ video }) => load(video, { videoWidth: 0, videoHeight: 0 })
  ],
  ['that is silent for long', ({ clock }) => clock.advance(20_000)]
])('finds nothing in a file %s', async (_, happen) => {
  const opened = begin()

  await happen(opened)

  expect(await opened.measured).toBeNull()
  expect(opened.revoke).toHaveBeenCalled()
})

it('ends when it is cancelled', async () => {
  const { abort, measured, revoke } = begin()

  abort.abort()

  await expect(measured).rejects.toMatchObject({ code: 'cancelled' })
  expect(revoke).toHaveBeenCalled()
})
