import { $canvasBox } from './view.ts'

/**
 * Tracks where the canvas is on the screen; returns a function that stops it.
 */
export function followSize(
  element: HTMLElement | null
): (() => void) | undefined {
  if (!element) return undefined
  const measure = (): void => {
    const { left, top, width, height } = element.getBoundingClientRect()
    $canvasBox.set({ left, top, width, height })
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}
