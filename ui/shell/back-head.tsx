import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { $isReturn, goBack } from './view.ts'
import styles from './back-head.module.css'

interface Props {
  /** On the button that leads back. */
  back: string
  /** Empty where the view says it itself. */
  title: string
  /** Beside the title. */
  children?: ComponentChildren
}

/** The way back has the focus, unless somebody came by it. */
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
