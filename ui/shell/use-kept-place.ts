import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { $isReturn, $view, keepPlaceOf, placeOf } from './view.ts'

/** Frames to wait for rows that render late. */
const patience = 30

/**
 * Restores the scroll position of a view, and the focus when the person returns
 * to it, unless they have moved the focus in the meantime.
 */
export function useKeptPlace(ref: RefObject<HTMLElement | null>): void {
  const [view] = useState(() => $view.get())

  useLayoutEffect(() => {
    const { scroll, control } = placeOf(view)
    const holder = document.activeElement
    const mustFocus = control !== undefined && $isReturn.get()
    let frame = 0
    let left = patience
    function putBack(): void {
      const scroller = ref.current
      if (!scroller) return
      scroller.scrollTop = scroll
      const found =
        mustFocus &&
        controlsBeside(scroller).find(one => nameOf(one) === control)
      const isThere = Math.abs(scroller.scrollTop - scroll) < 1
      if (found && isFree(holder)) found.focus({ preventScroll: true })
      left -= 1
      const isDone = isThere && (!mustFocus || found)
      if (!isDone && left > 0) frame = requestAnimationFrame(putBack)
      else if (mustFocus && !found && isFree(holder)) {
        controlsBeside(scroller)[0]?.focus({ preventScroll: true })
      }
    }
    if (scroll > 0 || mustFocus) putBack()
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    const scroller = ref.current
    const stop = new AbortController()
    const { signal } = stop
    scroller?.addEventListener(
      'scroll',
      () => keepPlaceOf(view, { scroll: scroller.scrollTop }),
      { signal, passive: true }
    )
    scroller?.parentElement?.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return
        keepPlaceOf(view, { control: nameOf(target) })
      },
      { signal }
    )
    return () => stop.abort()
  }, [])
}

function isFree(holder: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === holder
}

/** Controls inside it first, then those outside that stay. */
function controlsBeside(scroller: HTMLElement): HTMLElement[] {
  const all = 'button, summary, input, select, [tabindex]'
  return [scroller, scroller.parentElement].flatMap(place => [
    ...(place?.querySelectorAll<HTMLElement>(all) ?? [])
  ])
}

function nameOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent
}
