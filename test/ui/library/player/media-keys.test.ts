import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchMediaKeys } from '../../../../ui/library/player/media-keys.ts'
import { play, stop } from '../../../../ui/library/player/play.ts'
import { $player, $position } from '../../../../ui/library/player/player.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ScriptedAudio } from './scripted-audio.ts'
import { trackOf } from './track-of.ts'

let audio: ScriptedAudio

let stopWatching: () => void = () => {}

beforeEach(() => {
  useQuietPlatform()
  audio = new ScriptedAudio()
})
afterEach(() => {
  stopWatching()
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Handler = (details: { seekTime?: number; seekOffset?: number }) => void

const list = [
  trackOf('a', { title: 'Night drive', cover: 'https://media.test/a.jpg' }),
  trackOf('b', { title: 'Low tide' })
] as const

/** A browser with media keys, but for those that are named. */
function watch(...unknown: string[]) {
  const handlers = new Map<string, Handler>()
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler(name: string, run: Handler | null) {
      if (unknown.includes(name)) throw new TypeError(`no ${name}`)
      if (run) handlers.set(name, run)
      else handlers.delete(name)
    }
  }
  vi.stubGlobal('navigator', { mediaSession: session })
  vi.stubGlobal('MediaMetadata', function (this: object, given: object) {
    Object.assign(this, given)
  })
  stopWatching = watchMediaKeys()
  return {
    session,
    handlers,
    press: (name: string, details = {}) => handlers.get(name)?.(details)
  }
}

it('does without them', () => {
  vi.stubGlobal('navigator', {})

  stopWatching = watchMediaKeys()
  play(list[0], list)

  expect(audio.sounding()).toBe('a.mp3')
})

it('names what is played', () => {
  const { session } = watch()
  const before = session.metadata

  play(list[0], list)
  const first = { ...session }
  play(list[1], list)

  expect(before).toBeNull()
  expect(first).toMatchObject({
    metadata: {
      title: 'Night drive',
      artist: 'Ana',
      artwork: [{ src: 'https://media.test/a.jpg' }]
    },
    playbackState: 'playing'
  })
  expect(session.metadata).toMatchObject({ title: 'Low tide', artwork: [] })
})

it('plays, pauses, changes the track and seeks', () => {
  const { press, session } = watch()
  play(list[0], list, 60)
  audio.begin()

  press('pause')
  const paused = [audio.sounding(), session.playbackState]
  press('play')
  press('seekforward')
  press('seekforward', { seekOffset: 30 })
  press('seekbackward')
  const moved = $position.get()
  press('seekto', { seekTime: 12 })
  const sought = $position.get()
  press('nexttrack')
  const next = audio.sounding()
  press('previoustrack')

  expect(paused).toEqual([null, 'paused'])
  expect([moved, sought]).toEqual([90, 12])
  expect([next, audio.sounding()]).toEqual(['b.mp3', 'a.mp3'])
})

it('leaves the keys to others once it is closed', () => {
  const { press, session, handlers } = watch()
  const before = handlers.size
  play(list[0], list)
  const during = handlers.size

  press('stop')

  expect([before, handlers.size]).toEqual([0, 0])
  expect(during).toBeGreaterThan(5)
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  expect($player.get().state).toBe('idle')
})

it('uses those that the browser knows', () => {
  const { press } = watch('stop', 'seekto')
  play(list[0], list)

  press('nexttrack')

  expect(audio.sounding()).toBe('b.mp3')
})
