import styles from './picture-strip.module.css'

interface StripPicture {
  id: string
  name: string
  /** Null if there is no picture to show. */
  url: string | null
  /** Width divided by height. */
  aspect: number
}

interface Props {
  label: string
  /** Null while loading; their space is reserved. */
  pictures: readonly StripPicture[] | null
  onOpen: (id: string) => void
}

const height = 72
const blanks = [1.5, 1, 1.5, 0.75, 1.5]

/** Pictures side by side; scrolls if they do not fit. */
export function PictureStrip({ label, pictures, onOpen }: Props) {
  if (!pictures) {
    return (
      <div class={styles.strip} aria-hidden="true">
        {blanks.map((aspect, index) => (
          <span key={index} class={styles.blank} style={widthOf(aspect)} />
        ))}
      </div>
    )
  }
  return (
    <ul class={styles.strip} aria-label={label}>
      {pictures.map(({ id, name, url, aspect }) => (
        <li key={id}>
          <button
            type="button"
            class={styles.picture}
            style={widthOf(aspect)}
            aria-label={name}
            title={name}
            onClick={() => onOpen(id)}
          >
            {url !== null && (
              <img
                src={url}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Very wide and very high pictures are cropped. */
function widthOf(aspect: number): { width: string } {
  const shown = Math.min(Math.max(aspect, 0.7), 1.8)
  return { width: `${Math.round(height * shown)}px` }
}
