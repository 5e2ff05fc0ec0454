import { useState } from 'preact/hooks'
import type { Fault } from '../network/faults.ts'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'
import type { FaultFields, FaultForm } from '../traffic/fault-forms.ts'

interface Props {
  form: FaultForm
  on: boolean
  /** The initial value of the text field. */
  first: string
  onChange: (fault: Fault | null) => void
}

/** Switches one kind of fault on and off and says what it is about. */
export function FaultRow(props: Props) {
  const { form, on, first, onChange } = props
  const { name, what, amount } = form
  const [fields, setFields] = useState<FaultFields>({
    what: first,
    amount: amount?.first ?? 0
  })
  /** A number that is still being typed may be out of range. */
  function make(given: FaultFields): Fault {
    const { least = 0, most = 0 } = amount ?? {}
    const within = Math.min(most, Math.max(least, Math.round(given.amount)))
    return form.make({ ...given, amount: within })
  }
  function change(part: Partial<FaultFields>): void {
    const next = { ...fields, ...part }
    setFields(next)
    if (on) onChange(make(next))
  }
  return (
    <div class={dock['row']} role="group" aria-label={name}>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={event =>
            onChange(event.currentTarget.checked ? make(fields) : null)
          }
        />
        {name}
      </label>
      {what !== undefined && (
        <label>
          {what}
          <input
            type="text"
            class={controls['input']}
            size={24}
            value={fields.what}
            onChange={event => change({ what: event.currentTarget.value })}
          />
        </label>
      )}
      {amount && (
        <label>
          {amount.name}
          <input
            type="number"
            class={controls['input']}
            min={amount.least}
            max={amount.most}
            value={fields.amount}
            onChange={event =>
              change({ amount: Number(event.currentTarget.value) })
            }
          />
        </label>
      )}
    </div>
  )
}
