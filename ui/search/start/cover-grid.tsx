import styles from './cover-grid.module.css'
import { fadeIn } from '../../kit/pictures/fade-in.ts'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icon-shapes.ts'

export interface Cover {
  id: string
  name: string
  detail: string
  /** Null if there is no picture to show. */
  url: string | null
}

interface Props {
  label: string
  /** Null while loading; their space is reserved. */
  covers: readonly Cover[] | null
  /** How many are expected. */
  expected: number
  /** In place of a missing picture. */
  icon?: IconName
  onOpen: (id: string) => void
}

/** Collections as pictures, with names below. */
export function CoverGrid(props: Props) {
  const { label, covers, expected, icon = 'layer', onOpen } = props
  if (!covers) {
    return (
      <div class={styles.grid} aria-hidden="true">
        {Array.from({ length: expected }, (_, index) => (
          <span key={index} class={styles.cover}>
            <span class={styles.picture} />
            <span class={styles.name}>&nbsp;</span>
            <span class={styles.detail}>&nbsp;</span>
          </span>
        ))}
      </div>
    )
  }
  return (
    <ul class={styles.grid} aria-label={label}>
      {covers.map(({ id, name, detail, url }) => (
        <li key={id}>
          <button
            type="button"
            class={styles.cover}
            title={name}
            onClick={() => onOpen(id)}
          >
            <span class={styles.picture}>
              {url === null ? (
                <Icon name={icon} size={20} />
              ) : (
                <img
                  ref={fadeIn}
                  src={url}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  draggable={false}
                />
              )}
            </span>
            <span class={styles.name} dir="auto">
              {name}
            </span>
            <span class={styles.detail} dir="auto">
              {detail}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
