import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { $isReturn, $view, keepPlaceOf, placeOf } from '../stores/view.ts'

/** Frames in which rows that are drawn late may still come. */
const patience = 30

/**
 * What scrolls is again where it was when this view was left. Whoever went
 * back has the focus again, too, unless they put it elsewhere meanwhile.
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
      const found = mustFocus && controlIn(scroller, control)
      const isThere = Math.abs(scroller.scrollTop - scroll) < 1
      if (found && isFree(holder)) found.focus({ preventScroll: true })
      left -= 1
      const isDone = isThere && (!mustFocus || found)
      if (!isDone && left > 0) frame = requestAnimationFrame(putBack)
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
    scroller?.addEventListener(
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

function controlIn(
  scroller: HTMLElement,
  name: string
): HTMLElement | undefined {
  const controls = scroller.querySelectorAll<HTMLElement>(
    'button, summary, input, select, [tabindex]'
  )
  return [...controls].find(control => nameOf(control) === name)
}

function nameOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent
}
