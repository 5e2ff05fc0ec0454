import type { ComponentChildren } from 'preact'
import styles from './fill-bar.module.css'
import { Icon } from './icon.tsx'

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

export function FillBar(props: Props) {
  const { text, isOpen, picked } = props
  return (
    <section class={styles.bar} aria-label="Fill and place">
      <div class={styles.head}>
        {text !== null && (
          <button
            type="button"
            class={`${styles.toggle} ${isOpen ? styles.open : ''}`}
            aria-expanded={isOpen}
            title="What each layer gets"
            onClick={props.onToggle}
          >
            <Icon name="open" size={12} />
            <span aria-live="polite">{text}</span>
          </button>
        )}
        {picked > 0 && (
          <button
            type="button"
            class={styles.picked}
            aria-label={`${picked} picked, pick none`}
            title="Pick none (Esc)"
            onClick={props.onClear}
          >
            {picked} picked
            <Icon name="close" size={12} />
          </button>
        )}
        <div class={styles.actions}>{props.actions}</div>
      </div>
      {isOpen && props.children}
    </section>
  )
}
