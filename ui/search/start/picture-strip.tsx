import { fadeIn } from '../../kit/pictures/fade-in.ts'
import { Icon } from '../../kit/icon.tsx'
import styles from './picture-strip.module.css'

export interface StripPicture {
  id: string
  name: string
  /** Null if there is no picture to show. */
  url: string | null
  /** Width divided by height. */
  aspect: number
}

interface Props {
  label: string
  /** Null while loading, all or some; their space is reserved. */
  pictures: readonly (StripPicture | null)[] | null
  /** Shows their names below. */
  isNamed?: boolean
  onOpen: (id: string) => void
}

const height = 72
const blanks = [1.5, 1, 1.5, 0.75, 1.5]

/** Pictures side by side; scrolls if they do not fit. */
export function PictureStrip(props: Props) {
  const { label, pictures, isNamed = false, onOpen } = props
  const look = isNamed ? styles.named : styles.strip
  if (!pictures) {
    return (
      <div class={look} aria-hidden="true">
        {blanks.map((aspect, index) => (
          <span key={index} class={styles.blank} style={widthOf(aspect)} />
        ))}
      </div>
    )
  }
  return (
    <ul class={look} aria-label={label}>
      {pictures.map((picture, index) =>
        picture ? (
          <li key={picture.id}>
            <button
              type="button"
              class={styles.open}
              style={widthOf(isNamed ? 1.5 : picture.aspect)}
              aria-label={picture.name}
              title={picture.name}
              onClick={() => onOpen(picture.id)}
            >
              <span class={styles.picture}>
                {picture.url === null ? (
                  isNamed && <Icon name="play" />
                ) : (
                  <img
                    ref={fadeIn}
                    src={picture.url}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    draggable={false}
                  />
                )}
              </span>
              {isNamed && (
                <span class={styles.name} dir="auto">
                  {picture.name}
                </span>
              )}
            </button>
          </li>
        ) : (
          <li key={index} aria-hidden="true">
            <span
              class={styles.blank}
              style={widthOf(blanks[index % blanks.length] ?? 1)}
            />
          </li>
        )
      )}
    </ul>
  )
}

/** Very wide and very high pictures are cropped. */
function widthOf(aspect: number): { width: string } {
  const shown = Math.min(Math.max(aspect, 0.7), 1.8)
  return { width: `${Math.round(height * shown)}px` }
}
