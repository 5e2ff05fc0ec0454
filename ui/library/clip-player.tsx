import type { RefObject, TargetedEvent, VideoHTMLAttributes } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Clip } from '../api/asset.ts'
import { claimIfAudible } from './player/sound.ts'

interface Props extends VideoHTMLAttributes {
  player: RefObject<HTMLVideoElement | null>
  /** The same clip in several formats; the browser plays one. */
  clips: readonly Clip[]
  /** No format can be played, or it ends where it should not. */
  onFail: () => void
}

/** A looped `<video>` that frees its connection and decoder when removed. */
export function ClipPlayer({ player, clips, onFail, ...video }: Props) {
  useLayoutEffect(() => {
    const element = player.current
    return () => {
      element?.replaceChildren()
      element?.load()
    }
  }, [])

  return (
    <video
      {...video}
      ref={player}
      loop
      playsInline
      onError={onFail}
      onPlaying={claim}
      onVolumeChange={claim}
      onTimeUpdate={claim}
    >
      {clips.map(({ url }, index) => (
        <source
          key={url}
          src={url}
          onError={() => {
            if (index === clips.length - 1) onFail()
          }}
        />
      ))}
    </video>
  )
}

/** Also later: a film may begin in silence, or be unmuted. */
function claim({ currentTarget }: TargetedEvent<HTMLVideoElement>): void {
  claimIfAudible(currentTarget)
}
