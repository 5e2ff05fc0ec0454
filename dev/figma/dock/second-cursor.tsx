import { useStore } from '@nanostores/preact'
import cursors from './second-cursor.module.css'
import { $cursor } from './second-person.ts'
import { $canvasBox, $view, toCanvas } from '../scene/view.ts'

/** The cursor of the second person, above the canvas. */
export function SecondCursor() {
  const cursor = useStore($cursor)
  const view = useStore($view)
  const box = useStore($canvasBox)
  if (!cursor) return null
  const { x, y } = toCanvas(cursor, view, box)
  return (
    <div class={cursors['layer']} aria-hidden="true">
      <div
        class={cursors['cursor']}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <svg width="16" height="16" viewBox="0 0 16 16">
          <path d="M1 1l5 13 2-5.5 5.5-2z" />
        </svg>
        <span>Second person</span>
      </div>
    </div>
  )
}
