import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

interface Props {
  summary: string
  startsOpen?: boolean
  /** Rendered only while open: it may be long. */
  children: () => ComponentChildren
}

export function Disclosure({ summary, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)

  function toggle(event: Event): void {
    event.preventDefault() // the content is rendered only while open
    setOpen(!isOpen)
  }

  return (
    <details class={styles.disclosure} open={isOpen}>
      <summary onClick={toggle}>
        <span class={styles.arrow}>
          <Icon name="open" size={12} />
        </span>
        {summary}
      </summary>
      {isOpen && children()}
    </details>
  )
}
