import type { ComponentChildren, RefObject } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { rememberFocus } from './remember-focus.ts'
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
  const holder = document.activeElement

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

  // A row that went to another list is made anew.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown?.contains(document.activeElement)) return
    const name = nameOf(holder)
    const fields = shown?.querySelectorAll<HTMLElement>('input, select') ?? []
    const again = [...fields].find(field => name && nameOf(field) === name)
    const next = again ?? heading.current
    next?.focus()
  })

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

function nameOf(element: Element | null): string | null | undefined {
  return element?.ariaLabel ?? element?.closest('label')?.textContent
}
