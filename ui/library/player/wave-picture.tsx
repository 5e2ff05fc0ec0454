import { useState } from 'preact/hooks'
import styles from './waveform.module.css'

interface Props {
  /** Comes from the network; only an `<img>` may show it. */
  url: string | null
  /** Lists have many: the played half is only there for one. */
  isPlayed: boolean
}

/** The picture in the colors of the theme, or a plain line. */
export function WavePicture({ url, isPlayed }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === null || url === failed) {
    return (
      <>
        <span class={styles.line} />
        {isPlayed && <span class={`${styles.line} ${styles.played}`} />}
      </>
    )
  }
  const picture = (
    <img
      class={styles.picture}
      src={url}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(url)}
    />
  )
  return (
    <>
      <span class={styles.part}>{picture}</span>
      {isPlayed && (
        <span class={`${styles.part} ${styles.played}`}>{picture}</span>
      )}
    </>
  )
}
