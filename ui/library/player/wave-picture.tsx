import { useState } from 'preact/hooks'
import styles from './waveform.module.css'

interface Props {
  /** Comes from the network; only an `<img>` may show it. */
  url: string | null
}

/** The picture in the colors of the theme, or a plain line. */
export function WavePicture({ url }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === null || url === failed) {
    return (
      <>
        <span class={styles.line} />
        <span class={`${styles.line} ${styles.played}`} />
      </>
    )
  }
  const picture = (
    <img
      class={styles.picture}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(url)}
    />
  )
  return (
    <>
      <span class={styles.part}>{picture}</span>
      <span class={`${styles.part} ${styles.played}`}>{picture}</span>
    </>
  )
}
