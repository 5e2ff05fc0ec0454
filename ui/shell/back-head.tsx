import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { $isReturn, goBack } from './view.ts'
import styles from './back-head.module.css'

interface Props {
  /** Text of the back button. */
  back: string
  /** Empty where the view shows its own title. */
  title: string
  /** Beside the title. */
  children?: ComponentChildren
}

/** Takes the focus, unless the person returned to this view. */
export function BackHead({ back, title, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!$isReturn.get()) button.current?.focus()
  }, [])
  return (
    <div class={styles.head}>
      <Button kind="quiet" icon="back" buttonRef={button} onPress={goBack}>
        {back}
      </Button>
      {title && (
        <h2 class={styles.title} title={title} dir="auto">
          {title}
        </h2>
      )}
      {children}
    </div>
  )
}
