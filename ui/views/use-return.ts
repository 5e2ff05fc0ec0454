import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Gives the focus back to the cell that was opened. */
export function useReturn(
  isShown: boolean,
  ref: RefObject<HTMLElement | null>,
  index: number | undefined
): void {
  const wasShown = useRef(isShown)

  useEffect(() => {
    const isBack = isShown && !wasShown.current
    wasShown.current = isShown
    if (!isBack || document.activeElement !== document.body) return
    const cell = ref.current?.querySelector(`[data-index="${index}"] button`)
    if (cell instanceof HTMLElement) cell.focus({ preventScroll: true })
  }, [isShown])
}
