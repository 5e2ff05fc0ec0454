import type { ComponentChildren } from 'preact'
import { BackButton } from './back-button.tsx'
import styles from './back-head.module.css'

interface Props {
  /** Text of the back button. */
  back: string
  /** Empty where the view shows its own title. */
  title: string
  /** Beside the title. */
  children?: ComponentChildren
}

export function BackHead({ back, title, children }: Props) {
  return (
    <div class={styles.head}>
      <BackButton>{back}</BackButton>
      {title && (
        <h2 class={styles.title} title={title} dir="auto">
          {title}
        </h2>
      )}
      {children}
    </div>
  )
}
