import type { RefObject } from 'preact'
import controls from '../page/controls.module.css'
import styles from './shortcuts.module.css'

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
}

const shortcuts: [string, string][] = [
  ['Move, frame, rectangle, ellipse', 'V F R O'],
  ['Undo, redo', 'Ctrl+Z, Ctrl+Shift+Z'],
  ['Duplicate, group, select all', 'Ctrl+D, Ctrl+G, Ctrl+A'],
  ['Delete', 'Delete'],
  ['Nudge by 1 or 10', 'Arrows, Shift+Arrows'],
  ['Rename in the layer list', 'F2'],
  ['Zoom', 'Ctrl+wheel, Ctrl+Plus, Ctrl+Minus'],
  ['Zoom to 100 %, to everything', 'Ctrl+0, Shift+1'],
  ['Pan', 'Wheel, Space+drag'],
  ['Select within a frame or group', 'Double-click, Ctrl+click'],
  ['Finish or leave a crop', 'Enter, Escape']
]

export function Shortcuts(props: Props) {
  return (
    <dialog
      ref={props.dialog}
      class={styles['dialog']}
      aria-labelledby="shortcuts-title"
    >
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <dl>
        {shortcuts.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{keys}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button class={controls['button']}>Close</button>
      </form>
    </dialog>
  )
}
