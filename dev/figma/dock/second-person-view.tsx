import { useStore } from '@nanostores/preact'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'
import {
  $cursor,
  $keepsEditing,
  deeds,
  keepEditing,
  letThemAct,
  letThemGo
} from './second-person.ts'

/** Somebody who edits the same document at the same time. */
export function SecondPersonView() {
  const cursor = useStore($cursor)
  const busy = useStore($keepsEditing)
  return (
    <>
      <p class={dock['quiet']}>
        They edit the selected layers, or else the topmost one. The plugin gets
        their edits with the origin REMOTE, and undo does not take them back.
      </p>
      <div class={dock['row']}>
        {deeds.map(deed => (
          <button
            key={deed.label}
            type="button"
            class={controls['button']}
            onClick={() => void letThemAct(deed)}
          >
            {deed.label}
          </button>
        ))}
        <label>
          <input
            type="checkbox"
            checked={busy}
            onChange={event => keepEditing(event.currentTarget.checked)}
          />
          Keep editing
        </label>
        <button
          type="button"
          class={controls['button']}
          disabled={!cursor}
          onClick={letThemGo}
        >
          Leave
        </button>
      </div>
    </>
  )
}
