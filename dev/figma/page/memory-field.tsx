import { useStore } from '@nanostores/preact'
import menus from './menus.module.css'
import { $switches, changeSwitch } from './switches.ts'

/** How much memory the plugin's sandbox may take. */
export function MemoryField() {
  const { memory } = useStore($switches)
  return (
    <label class={menus['choice']}>
      <span>Memory, MB</span>
      <input
        type="number"
        min="8"
        placeholder="Usual"
        value={memory ?? ''}
        onChange={event => {
          const asked = Number(event.currentTarget.value)
          void changeSwitch({ memory: asked > 0 ? asked : null })
        }}
      />
    </label>
  )
}
