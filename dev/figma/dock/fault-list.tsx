import { useStore } from '@nanostores/preact'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'
import { type FaultForm, faultForms } from '../traffic/fault-forms.ts'
import { FaultRow } from './fault-row.tsx'
import { $faults, addFault, faults, removeFault } from '../traffic/faults.ts'
import { $selection } from '../scene/scene.ts'

/** Everything that can be made to go wrong. */
export function FaultList() {
  const active = useStore($faults)
  const [selected = ''] = useStore($selection)
  return (
    <>
      <p class={dock['quiet']}>
        Addresses are written as in networkAccess; * means all. The panel meets
        them in fetch and XMLHttpRequest; pictures and style sheets only meet
        Offline and Host refused, from the next start of the plugin. The budget
        of memory is among the settings.
      </p>
      {faultForms.map(form => (
        <FaultRow
          key={form.kind}
          form={form}
          on={active.some(fault => fault.kind === form.kind)}
          first={firstText(form, selected)}
          onChange={fault => (fault ? addFault(fault) : removeFault(form.kind))}
        />
      ))}
      <button
        type="button"
        class={controls['button']}
        disabled={active.length === 0}
        onClick={() => faults.set([])}
      >
        Switch all off
      </button>
    </>
  )
}

function firstText(form: FaultForm, selected: string): string {
  return form.what === 'Layer id' ? selected : '*'
}
