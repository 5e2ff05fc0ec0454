import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import type { Clip } from '../../api/asset.ts'
import { Badge } from '../../kit/badge.tsx'
import { libraryWords } from '../words.ts'
import styles from './clip-view.module.css'

interface Props {
  /** The same clip in several formats; the browser plays one. */
  clips: readonly Clip[]
}

/** Plays over the picture of a cell, which is seen until its first frame. */
export function ClipView({ clips }: Props) {
  const { cannotPlay } = useStore(libraryWords)
  const [failed, setFailed] = useState(0)
  return failed < clips.length ? (
    <video class={styles.clip} autoplay muted loop playsInline tabIndex={-1}>
      {clips.map(({ url }) => (
        <source
          key={url}
          src={url}
          onError={() => setFailed(count => count + 1)}
        />
      ))}
    </video>
  ) : (
    <div role="status" class={styles.failed}>
      <Badge kind="overlay" text={cannotPlay} />
    </div>
  )
}
