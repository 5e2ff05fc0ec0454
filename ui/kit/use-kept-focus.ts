import { useLayoutEffect } from 'preact/hooks'
import { rememberFocus } from './remember-focus.ts'

/** When the focused element is removed, focuses what takes its place. */
export function useKeptFocus(): void {
  const giveBack = rememberFocus()

  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || !activeElement?.isConnected) giveBack()
  })
}
