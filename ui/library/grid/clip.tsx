import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Badge } from '../../kit/badge.tsx'
import { libraryWords } from '../words.ts'
import styles from './clip.module.css'

interface Props {
  /** The same clip in several formats; the browser plays one. */
  urls: readonly string[]
}

/** Plays over the picture of a cell, which is seen until its first frame. */
export function Clip({ urls }: Props) {
  const { cannotPlay } = useStore(libraryWords)
  const [failed, setFailed] = useState(0)
  return failed < urls.length ? (
    <video class={styles.clip} autoplay muted loop playsInline tabIndex={-1}>
      {urls.map(url => (
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
