import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

interface Props {
  summary: ComponentChildren
  startsOpen?: boolean
  /** It cannot be closed meanwhile, and is open afterwards. */
  mustBeOpen?: boolean
  /** The summary takes the whole line. */
  isLine?: boolean
  /** Rendered only while open: it may be long. */
  children: () => ComponentChildren
}

export function Disclosure(props: Props) {
  const { summary, startsOpen = false, mustBeOpen = false, isLine } = props
  const [isOpen, setOpen] = useState(startsOpen)
  if (mustBeOpen && !isOpen) setOpen(true)

  function toggle(event: Event): void {
    event.preventDefault() // the content is rendered only while open
    setOpen(!isOpen)
  }

  return (
    <details
      class={`${styles.disclosure} ${isLine ? styles.isLine : ''}`}
      open={isOpen}
    >
      <summary onClick={toggle}>
        <span class={styles.arrow}>
          <Icon name="open" size={12} />
        </span>
        {summary}
      </summary>
      {isOpen && props.children()}
    </details>
  )
}
