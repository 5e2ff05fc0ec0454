import { trackHeights } from './grid-layout.ts'
import styles from './skeleton-grid.module.css'

const widths = [150, 170, 110, 190, 180, 130, 160, 150, 120, 170, 140, 180]

const track = { flexBasis: '100%', height: `${trackHeights.wide}px` }

interface Props {
  isMusic?: boolean
}

/** Placeholders in the shape of results. */
export function SkeletonGrid({ isMusic = false }: Props) {
  return (
    <div class={styles.grid} aria-hidden="true">
      {widths.map((width, index) => (
        <span
          key={index}
          class={styles.cell}
          style={{
            ...(isMusic ? track : { flexBasis: `${width}px` }),
            animationDelay: `${index * 60}ms`
          }}
        />
      ))}
    </div>
  )
}
