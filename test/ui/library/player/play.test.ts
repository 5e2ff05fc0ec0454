import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPlayer } from './open-player.ts'
import { ScriptedAudio, removeVoices } from './scripted-audio.ts'
import { trackOf } from './track-of.ts'

let audio: ScriptedAudio

beforeEach(() => {
  audio = new ScriptedAudio()
})
afterEach(() => {
  vi.restoreAllMocks()
  removeVoices()
})

const [a, b, c] = [trackOf('a'), trackOf('b'), trackOf('c')]
const list = [a, b, c]

it('makes its audio element once something is played', async () => {
  const { play } = await openPlayer()
  const before = document.querySelectorAll('audio').length

  play(a, list)
  play(b, list)

  expect(before).toBe(0)
  expect(audio.sounding()).toBe('b.mp3')
})

it('loads, plays and says how far it is', async () => {
  const { play, $player, $position, $duration } = await openPlayer()
  play(a, list)
  const early = [$player.get().state, $duration.get()]

  audio.begin(171.4)
  audio.reach(12.5)

  expect(early).toEqual(['loading', 180])
  expect($player.get()).toMatchObject({ state: 'playing', track: a })
  expect([$position.get(), $duration.get()]).toEqual([12.5, 171.4])
})

it('prefers the first format that the browser knows', async () => {
  const { play } = await openPlayer()
  audio.unknown.add('audio/mpeg')

  play(a, list)

  expect(audio.sounding()).toBe('a.ogg')
})

it('pauses and resumes what it has loaded', async () => {
  const { play, toggle, $player } = await openPlayer()
  play(a, list)
  audio.begin()
  audio.reach(20)

  toggle()
  const paused = [$player.get().state, audio.sounding()]
  toggle()

  expect(paused).toEqual(['paused', null])
  expect(audio.sounding()).toBe('a.mp3')
  expect(audio.loaded()).toEqual(['a.mp3', 20])
})

it('follows when another sound pauses it', async () => {
  const { play, $player } = await openPlayer()
  play(a, list)
  audio.begin()

  audio.element.pause()
  await Promise.resolve()

  expect($player.get().state).toBe('paused')
})

it('stays paused when its first sound arrives late', async () => {
  const { play, pause, $player } = await openPlayer()
  play(a, list)

  pause()
  audio.begin()

  expect($player.get().state).toBe('paused')
})

it('waits for data and resumes', async () => {
  const { play, $player } = await openPlayer()
  play(a, list)
  audio.begin()

  audio.wait()
  const { state } = $player.get()
  audio.begin()

  expect(state).toBe('loading')
  expect($player.get().state).toBe('playing')
})

it('ends 300 quick presses with what was pressed last', async () => {
  const { toggleTrack, playNext, playPrevious, toggle, $player } =
    await openPlayer()
  const presses = [
    () => toggleTrack(a, list),
    toggle,
    playNext,
    () => toggleTrack(c, list),
    playPrevious,
    toggle,
    () => toggleTrack(b, list)
  ]

  for (let i = 0; i < 300; i += 1) {
    presses[i % presses.length]?.()
    if (i % 5 === 0) await Promise.resolve()
  }
  toggleTrack(c, list)
  await Promise.resolve()

  expect($player.get()).toMatchObject({ state: 'loading', track: c })
  expect(audio.sounding()).toBe('c.mp3')
  toggle()
  await Promise.resolve()
  expect($player.get().state).toBe('paused')
  expect(audio.sounding()).toBeNull()
})

it('stays paused until the frame may sound', async () => {
  const { play, toggle, $player } = await openPlayer()
  audio.isRefused = true

  play(a, list)
  await vi.waitFor(() => expect($player.get().state).toBe('paused'))
  audio.isRefused = false
  toggle()

  expect(audio.sounding()).toBe('a.mp3')
})

it('plays the next, the beginning and the one before', async () => {
  const { play, playNext, playPrevious, $player, $position } =
    await openPlayer()
  const shown = () => {
    const player = $player.get()
    return player.state === 'idle' ? null : player.track.key
  }
  play(b, list)
  audio.begin()
  audio.reach(40)

  playPrevious()
  const restarted = [shown(), $position.get()]
  playPrevious()
  const before = shown()
  playPrevious()
  const first = shown()
  playNext()
  playNext()
  playNext()

  expect(restarted).toEqual(['b', 0])
  expect([before, first, shown()]).toEqual(['a', 'a', 'c'])
})

it('continues with the next track, and pauses after the last', async () => {
  const { play, $player, $position } = await openPlayer()
  play(b, list)
  audio.begin()

  audio.end(180)
  const next = audio.sounding()
  audio.begin()
  audio.end(179.9)

  expect(next).toBe('c.mp3')
  expect($player.get()).toMatchObject({ state: 'paused', track: c })
  expect($position.get()).toBe(0)
})

it('seeks within the track, also while it is paused', async () => {
  const { play, pause, seek, $position } = await openPlayer()
  play(a, list)
  audio.begin(100)

  seek(250)
  const end = audio.element.currentTime
  pause()
  seek(-3)

  expect(end).toBe(100)
  expect([$position.get(), audio.element.currentTime]).toEqual([0, 0])
})

it('frees its connection when it is closed', async () => {
  const { play, stop, $player, $position } = await openPlayer()
  play(a, list, 30)
  audio.begin()

  stop()
  audio.fail(4)

  expect(audio.loaded()).toBeNull()
  expect(audio.sounding()).toBeNull()
  expect($player.get()).toEqual({ state: 'idle' })
  expect($position.get()).toBe(0)
})

it('is as loud as the person wants', async () => {
  const { play, settings } = await openPlayer()
  settings.setVolume(0.4)

  play(a, list)
  const loud = audio.element.volume
  settings.mute(true)
  const muted = audio.element.volume
  settings.mute(false)

  expect([loud, muted, audio.element.volume]).toEqual([0.4, 0, 0.4])
})
