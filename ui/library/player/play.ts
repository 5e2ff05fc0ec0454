import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { Latest } from '../../platform/latest.ts'
import { platform } from '../../platform/platform.ts'
import { $isOnline } from '../../shell/online.ts'
import { $volume } from '../../shell/settings.ts'
import { $duration, $player, $position, isCurrent, neighbor } from './player.ts'
import type { Listening } from './player.ts'
import type { Preview, Track } from './track.ts'
import { PlayerAudio } from './player-audio.ts'

/** Milliseconds of waiting without any data until the person is asked. */
const patience = 15_000

/** Seconds after which "previous" means the beginning of the same track. */
const firstSeconds = 3

/** What is left to try until the track sounds. */
interface Attempt {
  previews: Preview[]
  mayRefresh: boolean
  cause: ErrorData | null
}

let attempt: Attempt = { previews: [], mayRefresh: false, cause: null }
let audio: PlayerAudio | undefined
const refreshing = new Latest()
const waiting = new Latest()

/** Plays from this second; replaces what is played. */
export function play(track: Track, list: readonly Track[], from = 0): void {
  begin({ track, list }, from)
}

/** Plays the track, or pauses or resumes it if it is the current one. */
export function toggleTrack(track: Track, list: readonly Track[]): void {
  const player = $player.get()
  if (!isCurrent(player, track.key)) return play(track, list)
  $player.set({ ...player, list })
  toggle()
}

/** The same list with more tracks at its end. */
export function extendList(from: readonly Track[], to: readonly Track[]): void {
  const player = $player.get()
  if (player.state !== 'idle' && player.list === from) {
    $player.set({ ...player, list: to })
  }
}

/** Pauses, resumes or retries. */
export function toggle(): void {
  const { state } = $player.get()
  if (state === 'playing' || state === 'loading') pause()
  else resume()
}

export function pause(): void {
  const player = $player.get()
  if (player.state !== 'playing' && player.state !== 'loading') return
  refreshing.stop()
  audio?.pause()
  show('paused', player)
}

/** Plays what is paused, or tries again what failed, at the same second. */
export function resume(): void {
  const player = $player.get()
  if (player.state !== 'paused' && player.state !== 'failed') return
  if (!audio?.isLoaded) return begin(player, $position.get())
  show('loading', player)
  audio.play()
}

/** A paused track stays paused. */
export function seek(seconds: number): void {
  if ($player.get().state === 'idle') return
  const to = Math.max(0, Math.min(seconds, $duration.get() ?? seconds))
  $position.set(to)
  if (audio?.isLoaded) audio.seek(to)
}

/** Nothing at the end of the list. */
export function playNext(): void {
  const next = neighbor($player.get(), 1)
  if (next) play(next.track, next.list)
}

/** Back to the beginning, or in its first seconds to the track before. */
export function playPrevious(): void {
  const previous = neighbor($player.get(), -1)
  if (previous && $position.get() <= firstSeconds) {
    play(previous.track, previous.list)
  } else seek(0)
}

/** Forgets the track and ends its connection. */
export function stop(): void {
  refreshing.stop()
  audio?.unload()
  waiting.stop()
  $player.set({ state: 'idle' })
  $position.set(0)
  $duration.set(null)
}

function begin({ track, list }: Listening, from: number): void {
  refreshing.stop()
  waiting.stop()
  attempt = { previews: playable(track), mayRefresh: true, cause: null }
  $duration.set(track.duration)
  $position.set(from)
  show('loading', { track, list })
  if (!loadNext()) tryNext('download-replaced')
}

/** The formats that the browser says it can play; all of them if none. */
function playable({ previews }: Track): Preview[] {
  const known = previews.filter(({ type }) => ownAudio().canPlay(type))
  return known.length > 0 ? known : [...previews]
}

/** False when no address is left. */
function loadNext(): boolean {
  const next = attempt.previews.shift()
  if (!next) return false
  ownAudio().load(next.url, $position.get())
  ownAudio().play()
  return true
}

/** Tries the next address, then new ones, then shows why it failed. */
function tryNext(code: ErrorCode): void {
  const player = $player.get()
  if (player.state === 'idle' || player.state === 'failed') return
  // A paused track is loaded again once it is resumed.
  if (player.state === 'paused') return audio?.unload()
  if (!$isOnline.get()) return fail(errorOf('offline'))
  attempt.cause ??= errorOf(code)
  show('loading', player)
  if (loadNext()) return
  const { refresh } = player.track
  if (refresh && attempt.mayRefresh) void renew(player, refresh)
  else fail(attempt.cause)
}

async function renew(
  { list }: Listening,
  refresh: NonNullable<Track['refresh']>
): Promise<void> {
  const signal = refreshing.start()
  attempt.mayRefresh = false
  audio?.unload()
  try {
    const track = await refresh(signal)
    if (signal.aborted) return
    if (!track) return fail(errorOf('not-found'))
    attempt.previews = playable(track)
    show('loading', { track, list })
    if (!loadNext()) tryNext('download-replaced')
  } catch (error) {
    if (!signal.aborted) fail(toErrorData(error))
  }
}

function fail(error: ErrorData): void {
  const player = $player.get()
  if (player.state === 'idle') return
  const { track, list } = player
  refreshing.stop()
  audio?.unload()
  waiting.stop()
  $player.set({ state: 'failed', track, list, error })
}

function finish(): void {
  const player = $player.get()
  if (player.state === 'idle') return
  if (neighbor(player, 1)) return playNext()
  show('paused', player)
  seek(0)
}

function show(
  state: 'loading' | 'playing' | 'paused',
  { track, list }: Listening
): void {
  if (state !== 'loading') waiting.stop()
  else if ($player.get().state !== 'loading' || waiting.signal.aborted) {
    void failLater(waiting.start())
  }
  $player.set({ state, track, list })
}

/** Fails unless data arrives in time. */
async function failLater(signal: AbortSignal): Promise<void> {
  try {
    await platform().wait(patience, signal)
    fail(errorOf('timed-out'))
  } catch {
    // It plays, or another track replaced it.
  }
}

function errorOf(code: ErrorCode): ErrorData {
  return { code, message: 'The preview could not be played.' }
}

/** Made when it is first needed. */
function ownAudio(): PlayerAudio {
  if (audio) return audio
  const made = new PlayerAudio({
    playing: () => follow('playing'),
    waiting() {
      follow('loading')
      if (!$isOnline.get()) fail(errorOf('offline'))
    },
    arriving() {
      if ($player.get().state === 'loading') void failLater(waiting.start())
    },
    paused: () => follow('paused'),
    silenced: pause,
    position: seconds => $position.set(seconds),
    duration: seconds => $duration.set(seconds),
    ended(seconds, full) {
      if (isEarly(seconds, full)) tryNext('download-incomplete')
      else finish()
    },
    broken: tryNext
  })
  audio = made
  $volume.subscribe(volume => made.setVolume(volume))
  $isOnline.listen(isOnline => {
    const isWaiting = $player.get().state === 'loading'
    if (!isOnline && isWaiting) fail(errorOf('offline'))
  })
  return made
}

function follow(state: 'loading' | 'playing' | 'paused'): void {
  const player = $player.get()
  if (player.state !== 'idle' && player.state !== 'failed') show(state, player)
}

/** Files without a table of contents only guess how long they are. */
function isEarly(seconds: number, full: number): boolean {
  const player = $player.get()
  if (player.state === 'idle') return false
  const expected = Math.min(full, player.track.duration ?? full)
  return seconds < expected * 0.9 - 1
}
