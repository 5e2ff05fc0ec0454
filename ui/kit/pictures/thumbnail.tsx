import { fadeIn } from './fade-in.ts'
import styles from './thumbnail.module.css'

interface Props {
  /** Null while the asset's details are loading. */
  url: string | null
}

/** Decorative: the text beside it names the asset. */
export function Thumbnail({ url }: Props) {
  return url === null ? (
    <span class={styles.thumbnail} />
  ) : (
    <img
      ref={fadeIn}
      class={styles.thumbnail}
      src={url}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
}
