import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { panelWords } from './words.ts'
import styles from './resize-handle.module.css'

interface Props {
  onResize: (width: number, height: number) => void
}

const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20]
}

/** Figma: a plugin window has no resize handle of its own. */
export function ResizeHandle({ onResize }: Props) {
  const t = useStore(panelWords)
  const start = useRef<{ x: number; y: number } | null>(null)

  function begin(event: PointerEvent): void {
    // The pointer keeps its offset from the corner.
    start.current = {
      x: innerWidth - event.screenX,
      y: innerHeight - event.screenY
    }
    const handle = event.currentTarget
    if (handle instanceof Element) handle.setPointerCapture(event.pointerId)
  }

  function drag(event: PointerEvent): void {
    if (!start.current) return
    onResize(
      Math.round(start.current.x + event.screenX),
      Math.round(start.current.y + event.screenY)
    )
  }

  function press(event: KeyboardEvent): void {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    onResize(innerWidth + step[0], innerHeight + step[1])
  }

  return (
    <button
      type="button"
      class={styles.handle}
      aria-label={t.resizePanel}
      title={t.resizeHint}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onKeyDown={press}
    >
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
        <path d="m13 6-7 7m7-3-3 3" stroke="currentColor" fill="none" />
      </svg>
    </button>
  )
}
