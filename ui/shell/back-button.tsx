import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { $isReturn, goBack } from './view.ts'

interface Props {
  children: string
}

/** Takes the focus, unless the person returned to this view. */
export function BackButton({ children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!$isReturn.get()) button.current?.focus()
  }, [])
  return (
    <Button kind="quiet" icon="back" buttonRef={button} onPress={goBack}>
      {children}
    </Button>
  )
}
