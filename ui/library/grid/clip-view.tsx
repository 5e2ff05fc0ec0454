import { useStore } from '@nanostores/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Clip } from '../../api/asset.ts'
import { ClipPlayer } from '../clip-player.tsx'
import { libraryWords } from '../words.ts'
import styles from './clip-view.module.css'

interface Props {
  /** The same clip in several formats; the browser plays one. */
  clips: readonly Clip[]
  /** Addresses of previews expire: fetches new ones. */
  renew: (signal: AbortSignal) => Promise<readonly Clip[]>
}

type Play =
  | { state: 'playing'; clips: readonly Clip[]; isRenewed: boolean }
  | { state: 'renewing' }
  | { state: 'failed' }

/** Plays over the picture of a cell, which is seen until its first frame. */
export function ClipView({ clips, renew }: Props) {
  const { couldNotPlay } = useStore(libraryWords)
  const player = useRef<HTMLVideoElement>(null)
  const [play, setPlay] = useState<Play>({
    state: 'playing',
    clips,
    isRenewed: false
  })

  useEffect(() => {
    if (play.state !== 'renewing') return undefined
    const leaving = new AbortController()
    void playRenewed(leaving.signal)
    return () => leaving.abort()
  }, [play.state])

  async function playRenewed(signal: AbortSignal): Promise<void> {
    try {
      const renewed = await renew(signal)
      if (signal.aborted) return
      setPlay(
        renewed.length > 0
          ? { state: 'playing', clips: renewed, isRenewed: true }
          : { state: 'failed' }
      )
    } catch {
      // The page of the video fetches it again, and says why it cannot.
      if (!signal.aborted) setPlay({ state: 'failed' })
    }
  }

  if (play.state === 'renewing') return null
  return play.state === 'failed' ? (
    <p role="status" class={styles.failed}>
      {couldNotPlay}
    </p>
  ) : (
    <ClipPlayer
      key={play.isRenewed}
      player={player}
      clips={play.clips}
      class={styles.clip}
      autoplay
      muted
      tabIndex={-1}
      onFail={() => setPlay({ state: play.isRenewed ? 'failed' : 'renewing' })}
    />
  )
}
