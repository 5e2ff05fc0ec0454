import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { $isReturn } from './view.ts'

/**
 * Restores the focus when the person returns to a view. The closing view may
 * hold the focus for a few frames; if the person moves it elsewhere, it stays
 * there.
 */
export function useReturn(
  isShown: boolean,
  ref: RefObject<HTMLElement | null>,
  find: () => HTMLElement | null | undefined
): void {
  const wasShown = useRef(false)
  const current = useRef(find)
  current.current = find

  useLayoutEffect(() => {
    const isBack = isShown && !wasShown.current
    wasShown.current = isShown
    if (!isBack || !$isReturn.get()) return undefined
    const holder = document.activeElement
    // Other results in the same view are not a return.
    if (ref.current?.parentElement?.contains(holder)) return undefined
    let frame = requestAnimationFrame(look)
    function look(): void {
      const { activeElement } = document
      const isFree = activeElement === document.body
      if (!isFree && activeElement !== holder) return
      const found = isFree && current.current()
      if (found) found.focus({ preventScroll: true })
      else frame = requestAnimationFrame(look)
    }
    return () => cancelAnimationFrame(frame)
  }, [isShown])
}
