import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import styles from './modal.module.css'

interface Props {
  title: string
  children: ComponentChildren
  foot: ComponentChildren
  /** Esc was pressed. */
  onCancel: () => void
}

export function Modal({ title, children, foot, onCancel }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      class={styles.modal}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={id} class={styles.title}>
        {title}
      </h2>
      <div class={styles.body}>{children}</div>
      <div class={styles.foot}>{foot}</div>
    </dialog>
  )
}
