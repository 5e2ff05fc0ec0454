import { $player, $position } from './player.ts'
import { pause, playNext, playPrevious, resume, seek, stop } from './play.ts'
import type { Track } from './track.ts'

/** Seconds, where the key does not say. */
const step = 10

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const actions: Actions = {
  play: resume,
  pause,
  stop,
  nexttrack: playNext,
  previoustrack: playPrevious,
  seekbackward: ({ seekOffset }) => move(-(seekOffset ?? step)),
  seekforward: ({ seekOffset }) => move(seekOffset ?? step),
  seekto: ({ seekTime }) => seek(seekTime ?? $position.get())
}

/**
 * The keys of a keyboard or headset work as long as there is a track. Browsers
 * without them are left as they are. Returns a function that ends it.
 */
export function watchMediaKeys(): () => void {
  if (!('mediaSession' in navigator)) return () => {}
  const session = navigator.mediaSession
  let shown: Track | null = null

  const stopWatching = $player.subscribe(player => {
    const track = player.state === 'idle' ? null : player.track
    if ((shown === null) !== (track === null)) {
      listen(session, track !== null)
    }
    if (shown !== track) {
      session.metadata = track && new MediaMetadata(metadataOf(track))
    }
    shown = track
    session.playbackState = playbackOf(player.state)
  })
  return () => {
    stopWatching()
    session.metadata = null
    listen(session, false)
  }
}

function listen(session: MediaSession, isOn: boolean): void {
  for (const [name, run] of Object.entries(actions)) {
    try {
      session.setActionHandler(name as MediaSessionAction, isOn ? run : null) // a key of the record
    } catch {
      // A browser refuses the name of a key that it does not know.
    }
  }
}

function metadataOf({ title, artist, cover }: Track): MediaMetadataInit {
  return { title, artist, artwork: cover === null ? [] : [{ src: cover }] }
}

function playbackOf(state: string): MediaSessionPlaybackState {
  if (state === 'idle') return 'none'
  return state === 'playing' || state === 'loading' ? 'playing' : 'paused'
}

function move(seconds: number): void {
  seek($position.get() + seconds)
}
