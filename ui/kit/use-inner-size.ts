import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export interface InnerSize {
  width: number
  height: number
}

/** Used when the element is hidden at first. */
const hiddenSize: InnerSize = { width: 344, height: 560 }

/**
 * Size of an element without its padding; unchanged while it is hidden. Null in
 * the first render, so that no pictures are fetched for a guessed size.
 */
export function useInnerSize(
  ref: RefObject<HTMLElement | null>
): InnerSize | null {
  const [size, setSize] = useState<InnerSize | null>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setSize(old => sizeOf(element) ?? old ?? hiddenSize)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return size
}

function sizeOf(element: HTMLElement): InnerSize | null {
  if (element.clientWidth === 0) return null
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return {
    width:
      element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: element.clientHeight
  }
}
