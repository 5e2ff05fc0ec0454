import { useState } from 'preact/hooks'

/**
 * Chooses a place on an element, from 0 (left) to 1, by pressing or dragging.
 * `choose` is called once, when the pointer is released.
 */
export function useDrag(choose: (part: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)

  return {
    /** Null while nothing is dragged. */
    dragged,
    onPointerDown(event: PointerEvent): void {
      const element = event.currentTarget
      if (event.button !== 0 || !(element instanceof HTMLElement)) return
      element.setPointerCapture(event.pointerId)
      setDragged(partAt(element, event))
    },
    // Else the browser drags what is around it.
    onMouseDown(event: MouseEvent): void {
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) {
        event.currentTarget.focus({ preventScroll: true })
      }
    },
    onPointerMove(event: PointerEvent): void {
      if (dragged === null || !(event.currentTarget instanceof HTMLElement)) {
        return
      }
      setDragged(partAt(event.currentTarget, event))
    },
    onPointerUp(event: PointerEvent): void {
      if (dragged === null || !(event.currentTarget instanceof HTMLElement)) {
        return
      }
      setDragged(null)
      choose(partAt(event.currentTarget, event))
    },
    onPointerCancel: () => setDragged(null)
  }
}

function partAt(element: HTMLElement, { clientX }: PointerEvent): number {
  const { left, width } = element.getBoundingClientRect()
  return Math.max(0, Math.min(1, (clientX - left) / width))
}
