import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/**
 * Reports when an element enters the viewport, and when it leaves or unmounts.
 */
export function useInView(
  ref: RefObject<HTMLElement | null>,
  onChange: (isInView: boolean) => void
): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(entries =>
      onChange(entries.at(-1)?.isIntersecting ?? false)
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      onChange(false)
    }
  }, [])
}
