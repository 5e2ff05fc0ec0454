import type { RefObject } from 'preact'
import controls from '../../controls/controls.module.css'
import { commandGroups } from './commands.ts'
import { readableChord } from './readable-chord.ts'
import styles from './shortcuts.module.css'

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
}

/** Shortcuts that are no commands, or work only in one place. */
const gestures: [string, string][] = [
  ['Quick actions', 'Ctrl+K, Ctrl+/'],
  ['Run the last command of the plugin again', 'Ctrl+Alt+P'],
  ['Pan', 'Wheel, Space+drag, middle button'],
  ['Zoom', 'Ctrl+wheel'],
  ['Nudge by 1 or 10; reorder in an auto layout', 'Arrows, Shift+Arrows'],
  ['Add to the selection', 'Shift+click'],
  ['One level deeper; the deepest layer', 'Double-click; Ctrl+click'],
  ['Duplicate while moving; straight', 'Alt+drag; Shift+drag'],
  ['Resize: keep the shape; from the middle', 'Shift; Alt'],
  ['Turn by 15°', 'Shift'],
  ['Crop a picture; rename a frame by its name', 'Double-click'],
  ['Move the picture in a crop; finish or leave it', 'Arrows; Enter, Esc'],
  ['Context menu', 'Right click, Shift+F10'],
  ['In the layer list: open, close', '→ ←'],
  ['In the layer list: move up, down, in, out', 'Alt+Arrows'],
  ['In the layer list: find by name', 'Letters']
]

export function Shortcuts(props: Props) {
  return (
    <dialog
      ref={props.dialog}
      class={`${controls['dialog']} ${styles['dialog']}`}
      aria-labelledby="shortcuts-title"
    >
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <div class={styles['list']} tabIndex={0}>
        <div class={styles['columns']}>
          {commandGroups.map(({ label, commands }) => (
            <section key={label} aria-label={label}>
              <h3>{label}</h3>
              <dl>
                {commands.map(command => (
                  <div key={command.label}>
                    <dt>{command.label}</dt>
                    <dd>
                      {command.keys.slice(0, 2).map(readableChord).join(', ')}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <section aria-label="Plugin, mouse and lists">
            <h3>Plugin, mouse and lists</h3>
            <dl>
              {gestures.map(([what, keys]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{keys}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      <form method="dialog">
        <button class={controls['button']}>Close</button>
      </form>
    </dialog>
  )
}
