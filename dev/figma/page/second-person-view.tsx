import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import controls from './controls.module.css'
import dock from './dock.module.css'
import {
  $cursor,
  type Deed,
  deedNames,
  letThemAct,
  letThemGo
} from './second-person.ts'

const labels: Record<Deed, string> = {
  add: 'Add a layer',
  move: 'Move',
  rename: 'Rename',
  'change fill': 'Change fill',
  delete: 'Delete'
}

/** Somebody who edits the same document at the same time. */
export function SecondPersonView() {
  const cursor = useStore($cursor)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    let count = 0
    const timer = setInterval(() => {
      count += 1
      const deeds: Deed[] = ['add', 'move', 'rename', 'change fill']
      void letThemAct(deeds[count % deeds.length] ?? 'move')
    }, 1000)
    return () => clearInterval(timer)
  }, [busy])
  return (
    <>
      <p class={dock['quiet']}>
        They edit the selected layers, or else the topmost one. The plugin hears
        of it with the origin REMOTE, and undo does not take it back.
      </p>
      <div class={dock['row']}>
        {deedNames.map(deed => (
          <button
            key={deed}
            type="button"
            class={controls['button']}
            onClick={() => void letThemAct(deed)}
          >
            {labels[deed]}
          </button>
        ))}
        <label>
          <input
            type="checkbox"
            checked={busy}
            onChange={event => setBusy(event.currentTarget.checked)}
          />
          Keep editing
        </label>
        <button
          type="button"
          class={controls['button']}
          disabled={!cursor}
          onClick={() => {
            setBusy(false)
            letThemGo()
          }}
        >
          Leave
        </button>
      </div>
    </>
  )
}
