import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Mock } from 'vitest'
import type { Track } from '../../../../ui/library/player/track.ts'
import { openPlayer } from './open-player.ts'
import { ScriptedAudio, removeVoices } from './scripted-audio.ts'
import { previewsAt, trackOf } from './track-of.ts'

let audio: ScriptedAudio

beforeEach(() => {
  audio = new ScriptedAudio()
})
afterEach(() => {
  vi.restoreAllMocks()
  removeVoices()
})

type Refresh = NonNullable<Track['refresh']>

const network = 2
const unreadable = 4

/** A player in the middle of a track. */
async function openPlaying(part: Partial<Track> = {}) {
  const player = await openPlayer()
  const track = trackOf('a', part)
  player.play(track, [track])
  audio.begin()
  audio.reach(61.5)
  return { ...player, track }
}

function errorIn({ $player }: Awaited<ReturnType<typeof openPlayer>>) {
  const player = $player.get()
  return player.state === 'failed' ? player.error.code : player.state
}

it('plays another format from the same second', async () => {
  const player = await openPlaying()

  audio.fail(unreadable)

  expect(audio.loaded()).toEqual(['a.ogg', 61.5])
  expect(audio.sounding()).toBe('a.ogg')
  expect(errorIn(player)).toBe('loading')
})

it('fetches new addresses once, and resumes at the same second', async () => {
  const refresh: Mock<Refresh> = vi.fn<Refresh>(() =>
    Promise.resolve(trackOf('a', { previews: previewsAt('fresh'), refresh }))
  )
  const player = await openPlaying({ refresh })

  audio.fail(network)
  audio.fail(unreadable)
  const { state } = player.$player.get()
  await vi.waitFor(() => expect(audio.sounding()).toBe('fresh.mp3'))
  const loaded = audio.loaded()
  audio.fail(unreadable)
  audio.fail(unreadable)

  expect(state).toBe('loading')
  expect(loaded).toEqual(['fresh.mp3', 61.5])
  expect(refresh).toHaveBeenCalledOnce()
  expect(errorIn(player)).toBe('offline')
  expect(player.$position.get()).toBe(61.5)
  expect(audio.loaded()).toBeNull()
})

it('says what the library says when there are no new addresses', async () => {
  const refused = await openPlaying({
    refresh: () =>
      Promise.reject(new refused.ClearedError('rate-limited', 'Slow down'))
  })
  audio.fail(unreadable)
  audio.fail(unreadable)
  await vi.waitFor(() => expect(errorIn(refused)).toBe('rate-limited'))
  removeVoices()

  const removed = await openPlaying({ refresh: () => Promise.resolve(null) })
  audio.fail(unreadable)
  audio.fail(unreadable)

  await vi.waitFor(() => expect(errorIn(removed)).toBe('not-found'))
})

it('ignores new addresses of a track that is no longer wanted', async () => {
  let signal: AbortSignal | undefined
  const player = await openPlaying({
    refresh: given => {
      signal = given
      return new Promise((_, reject) =>
        given.addEventListener('abort', () =>
          reject(new player.ClearedError('cancelled', ''))
        )
      )
    }
  })
  audio.fail(unreadable)
  audio.fail(unreadable)
  const other = trackOf('b')

  player.play(other, [other])
  await vi.waitFor(() => expect(signal?.aborted).toBe(true))

  expect(audio.sounding()).toBe('b.mp3')
  expect(errorIn(player)).toBe('loading')
})

it('ignores new addresses that arrive after it was paused', async () => {
  let arrive: (track: Track) => void = () => {}
  const player = await openPlaying({
    refresh: () => new Promise(resolve => (arrive = resolve))
  })
  audio.fail(unreadable)
  audio.fail(unreadable)

  player.pause()
  arrive(trackOf('a', { previews: previewsAt('fresh') }))
  await Promise.resolve()
  await Promise.resolve()
  const paused = [errorIn(player), audio.loaded()]
  player.resume()

  expect(paused).toEqual(['paused', null])
  expect(audio.loaded()).toEqual(['a.mp3', 61.5])
})

it('gives way to what begins while new addresses are fetched', async () => {
  const player = await openPlaying({ refresh: () => new Promise(() => {}) })
  audio.fail(unreadable)
  audio.fail(unreadable)

  player.claimSound(document.createElement('video'))

  expect(errorIn(player)).toBe('paused')
})

it('keeps loading when the old address falls silent', async () => {
  const player = await openPlaying({ refresh: () => new Promise(() => {}) })

  audio.fail(unreadable)
  audio.begin()
  audio.fail(unreadable)
  await Promise.resolve()

  expect(errorIn(player)).toBe('loading')
})

it('says that nothing can be played, and tries all again', async () => {
  const player = await openPlaying()
  audio.fail(unreadable)

  audio.fail(unreadable)
  const error = errorIn(player)
  player.toggle()

  expect(error).toBe('download-replaced')
  expect(audio.loaded()).toEqual(['a.mp3', 61.5])
})

it('says so of a track without previews', async () => {
  const player = await openPlayer()
  const track = trackOf('a', { previews: [] })

  player.play(track, [track])

  expect(errorIn(player)).toBe('download-replaced')
})

it('takes an early end for a failure', async () => {
  const player = await openPlaying()

  audio.end(90)
  const other = audio.loaded()
  audio.begin()
  audio.end(90)

  expect(other).toEqual(['a.ogg', 90])
  expect(errorIn(player)).toBe('download-incomplete')
})

it('takes a short preview of a long track for whole', async () => {
  const player = await openPlayer()
  const track = trackOf('a', { duration: 180 })
  player.play(track, [track])
  audio.begin(30)

  audio.end(29.8)

  expect(errorIn(player)).toBe('paused')
})

it('takes a file that only guessed its length for whole', async () => {
  const player = await openPlayer()
  const track = trackOf('a', { duration: 100 })
  player.play(track, [track])
  audio.begin(200)

  audio.end(99.5)

  expect(errorIn(player)).toBe('paused')
})

it('says when it is offline, and resumes at the same second', async () => {
  const player = await openPlaying()

  player.online.$isOnline.set(false)
  const buffered = errorIn(player)
  audio.wait()
  const cut = errorIn(player)
  player.online.$isOnline.set(true)
  player.resume()

  expect([buffered, cut]).toEqual(['playing', 'offline'])
  expect(audio.loaded()).toEqual(['a.mp3', 61.5])
})

it('says so when the connection is lost while it loads', async () => {
  const player = await openPlayer()
  const track = trackOf('a')
  player.play(track, [track])

  player.online.$isOnline.set(false)

  expect(errorIn(player)).toBe('offline')
})

it('asks for nothing while it is offline', async () => {
  const refresh = vi.fn<Refresh>(() => Promise.resolve(null))
  const player = await openPlaying({ refresh })
  player.online.$isOnline.set(false)

  audio.fail(network)

  expect(errorIn(player)).toBe('offline')
  expect(refresh).not.toHaveBeenCalled()
})

it('says when nothing arrives for long', async () => {
  const player = await openPlaying()
  audio.wait()

  await player.clock.advance(14_000)
  const early = errorIn(player)
  await player.clock.advance(2000)

  expect(early).toBe('loading')
  expect(errorIn(player)).toBe('timed-out')
})

it('waits as long as some data arrives', async () => {
  const player = await openPlaying()
  audio.wait()

  for (let i = 0; i < 5; i += 1) {
    await player.clock.advance(14_000)
    audio.arrive()
  }

  expect(errorIn(player)).toBe('loading')
})

it('gives each track its own time to load', async () => {
  const player = await openPlaying()
  audio.wait()
  await player.clock.advance(14_000)

  player.play(trackOf('b'), [])
  await player.clock.advance(14_000)
  audio.begin()
  await player.clock.advance(5000)

  expect(errorIn(player)).toBe('playing')
})

it('loads a paused track again once it is played', async () => {
  const player = await openPlaying()
  player.pause()

  audio.fail(network)
  const { state } = player.$player.get()
  const loaded = audio.loaded()
  player.resume()

  expect([state, loaded]).toEqual(['paused', null])
  expect(audio.loaded()).toEqual(['a.mp3', 61.5])
  expect(audio.sounding()).toBe('a.mp3')
})

it('keeps the second that is sought after a failure', async () => {
  const player = await openPlaying()
  audio.fail(unreadable)
  audio.fail(unreadable)

  player.seek(100)
  player.resume()

  expect(audio.loaded()).toEqual(['a.mp3', 100])
})
