import type { ComponentChildren, RefObject } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { rememberFocus } from '../remember-focus.ts'
import styles from './modal.module.css'

interface Props {
  title: string
  children: ComponentChildren
  foot: ComponentChildren
  /** Between the two, without covering either. */
  notices?: ComponentChildren
  /** For rows with fields beside each other. */
  isWide?: boolean
  /** Becomes what scrolls. */
  scroller?: RefObject<HTMLDivElement | null>
  /** Esc was pressed. */
  onCancel: () => void
}

export function Modal(props: Props) {
  const { title, children, foot, notices, isWide, scroller, onCancel } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const giveFocusBack = rememberFocus()
    const shown = dialog.current
    shown?.showModal()
    // The name is read first; the first button could be pressed by mistake.
    heading.current?.focus()
    return () => {
      // While it is open, nothing behind it can have the focus.
      shown?.close()
      giveFocusBack()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      class={`${styles.modal} ${isWide ? styles.wide : ''}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 ref={heading} id={id} class={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <div ref={scroller ?? null} class={styles.body}>
        {children}
      </div>
      {notices && <div class={styles.notices}>{notices}</div>}
      <div class={styles.foot}>{foot}</div>
    </dialog>
  )
}
