import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import styles from './popover.module.css'

interface Props {
  label: string
  /** Presses inside this element do not close it. */
  around: RefObject<HTMLElement | null>
  onClose: () => void
  children: ComponentChildren
}

const fields = 'input, select, button'

/** A few choices over the content; closes on Esc or a press elsewhere. */
export function Popover({ label, around, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const opener = document.activeElement
    const chosen = box.current?.querySelector<HTMLElement>('input:checked')
    const first = chosen ?? box.current?.querySelector<HTMLElement>(fields)
    first?.focus()
    return () => {
      const isLost = document.activeElement === document.body
      const isInside = box.current?.contains(document.activeElement)
      if ((isLost || isInside) && opener instanceof HTMLElement) opener.focus()
    }
  }, [label])

  useEffect(() => {
    function leave({ target }: Event): void {
      if (!around.current?.contains(target as Node)) close.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [around])

  return (
    <>
      <div class={styles.ground} onPointerDown={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-label={label}
        class={styles.popover}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      >
        {children}
      </div>
    </>
  )
}
