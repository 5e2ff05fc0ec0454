import { useLayoutEffect } from 'preact/hooks'
import { rememberFocus } from './remember-focus.ts'

/** When what has the focus goes away, what takes its place gets it. */
export function useKeptFocus(): void {
  const giveBack = rememberFocus()

  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || !activeElement?.isConnected) giveBack()
  })
}
