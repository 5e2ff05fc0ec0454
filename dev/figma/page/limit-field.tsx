import { useStore } from '@nanostores/preact'
import controls from '../controls/controls.module.css'
import { $switches, changeSwitch } from '../session/switches.ts'

interface Props {
  limit: 'memory' | 'running'
  label: string
  min: number
}

/** How much the plugin's sandbox may take; as much as usual when empty. */
export function LimitField(props: Props) {
  const { limit, label, min } = props
  const value = useStore($switches)[limit]
  return (
    <label class={controls['choice']}>
      <span>{label}</span>
      <input
        type="number"
        class={controls['input']}
        min={min}
        placeholder="Usual"
        value={value ?? ''}
        onChange={event => {
          const asked = Number(event.currentTarget.value)
          void changeSwitch({ [limit]: asked > 0 ? asked : null })
        }}
      />
    </label>
  )
}
