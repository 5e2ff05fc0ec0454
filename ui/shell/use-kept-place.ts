import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { $isReturn, $view, placeOf } from './view.ts'

/** Frames to wait for rows that render late. */
const patience = 30

const controls = 'button, summary, input, select, [tabindex]'

/**
 * Restores the scroll position of a view, and the focus when the person returns
 * to it, unless they have moved the focus in the meantime.
 */
export function useKeptPlace(ref: RefObject<HTMLElement | null>): void {
  const [place] = useState(() => placeOf($view.get()))

  useLayoutEffect(() => {
    const { scroll, control } = place
    const mustFocus = control !== undefined && $isReturn.get()
    const holder = document.activeElement
    if (scroll === 0 && !mustFocus) return undefined
    return retryInFrames(isLast => {
      const scroller = ref.current
      if (!scroller) return true
      scroller.scrollTop = scroll
      const isRestored = Math.abs(scroller.scrollTop - scroll) < 1
      if (!mustFocus) return isRestored
      const all = controlsBeside(scroller)
      const found = all.find(one => nameOf(one) === control)
      const next = isLast ? (found ?? all[0]) : found
      if (isFree(holder)) next?.focus({ preventScroll: true })
      return isRestored && found !== undefined
    })
  }, [])

  useEffect(() => {
    const scroller = ref.current
    const stop = new AbortController()
    const { signal } = stop
    scroller?.addEventListener(
      'scroll',
      () => void (place.scroll = scroller.scrollTop),
      { signal, passive: true }
    )
    scroller?.parentElement?.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement) place.control = nameOf(target)
      },
      { signal }
    )
    return () => stop.abort()
  }, [])
}

/**
 * Focuses what `find` returns when the person returns to a view, once nothing
 * has the focus. The closing view may hold it for a few frames.
 */
export function useReturn(
  isShown: boolean,
  ref: RefObject<HTMLElement | null>,
  find: () => HTMLElement | null | undefined
): void {
  const current = useRef(find)
  current.current = find

  useLayoutEffect(() => {
    if (!isShown || !$isReturn.get()) return undefined
    const holder = document.activeElement
    // Other results in the same view are not a return.
    if (ref.current?.parentElement?.contains(holder)) return undefined
    return retryInFrames(() => {
      if (!isFree(holder)) return true
      const found =
        document.activeElement === document.body && current.current()
      if (found) found.focus({ preventScroll: true })
      return Boolean(found)
    })
  }, [isShown])
}

/** Runs this once a frame until it returns true, at most `patience` times. */
function retryInFrames(run: (isLast: boolean) => boolean): () => void {
  let left = patience
  let frame = 0
  function next(): void {
    left -= 1
    if (run(left === 0) || left === 0) return
    frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}

function isFree(holder: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === holder
}

/** Controls inside it first, then those outside that stay. */
function controlsBeside(scroller: HTMLElement): HTMLElement[] {
  return [scroller, scroller.parentElement].flatMap(place => [
    ...(place?.querySelectorAll<HTMLElement>(controls) ?? [])
  ])
}

function nameOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent
}
