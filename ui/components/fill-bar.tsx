import type { ComponentChildren } from 'preact'
import { Button } from './button.tsx'
import styles from './fill-bar.module.css'

interface Props {
  /** Of the selected layers; null when there are none. */
  text: string | null
  isOpen: boolean
  /** Results that were picked. */
  picked: number
  onToggle: () => void
  onClear: () => void
  actions: ComponentChildren
  /** The list of layers, while it is open. */
  children: ComponentChildren
}

/** Stands in a line that wraps; the list takes the next one. */
export function FillBar(props: Props) {
  const { text, isOpen, picked } = props
  return (
    <section class={styles.bar} aria-label="Fill and place">
      <div class={styles.head}>
        {picked > 0 && (
          <Button
            kind="quiet"
            icon="close"
            label={`${picked} picked, pick none`}
            title="Pick none (Esc)"
            onPress={props.onClear}
          >
            {`${picked} picked`}
          </Button>
        )}
        {text !== null && (
          <Button
            kind="quiet"
            icon="open"
            isOpen={isOpen}
            title="What each layer gets"
            onPress={props.onToggle}
          >
            <span aria-live="polite">{text}</span>
          </Button>
        )}
        {props.actions}
      </div>
      {isOpen && <div class={styles.list}>{props.children}</div>}
    </section>
  )
}
