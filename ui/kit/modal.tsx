import type { ComponentChildren, RefObject } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { rememberFocus } from './remember-focus.ts'
import styles from './modal.module.css'

interface Props {
  title: string
  children: ComponentChildren
  foot: ComponentChildren
  /** Between content and foot, so that neither is covered. */
  notices?: ComponentChildren
  /** For rows of fields side by side. */
  isWide?: boolean
  /** Set to the element that scrolls. */
  scroller?: RefObject<HTMLDivElement | null>
  /** Also on Esc. */
  onCancel: () => void
}

export function Modal(props: Props) {
  const { title, children, foot, notices, isWide, scroller, onCancel } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = document.activeElement

  useLayoutEffect(() => {
    const restoreFocus = rememberFocus()
    const shown = dialog.current
    shown?.showModal()
    // Screen readers read the title first; a focused button could be pressed by
    // mistake.
    heading.current?.focus()
    return () => {
      // While it is open, nothing behind it can take the focus.
      shown?.close()
      restoreFocus()
    }
  }, [])

  // A row that moves to another list is a new element.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown?.contains(document.activeElement)) return
    const name = nameOf(focused)
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
