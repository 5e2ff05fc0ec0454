import { useState } from 'preact/hooks'
import { act } from '../../controls/act.ts'
import controls from '../../controls/controls.module.css'
import { ChoiceField } from './choice-field.tsx'
import type { FactsProps } from './facts.ts'
import side from './properties.module.css'

interface Main {
  id: string
  name: string
}

/** Which component instances follow. */
export function InstanceFields(props: FactsProps) {
  const { facts, host } = props
  const [components, setComponents] = useState<Main[]>([])
  if (facts.type !== 'INSTANCE') return null
  const { ids } = facts
  const main = facts.values['mainComponent'] as Main | undefined // the realm's
  const known = components.some(one => one.id === main?.id)
  const all = main && !known ? [main, ...components] : components
  const buttons = [
    { label: 'Reset', run: () => host.user.removeOverrides(ids) },
    { label: 'Detach', run: () => host.user.detachInstance(ids) }
  ]
  return (
    <section class={side['section']} aria-label="Instance">
      <h2>Instance of {main?.name ?? 'several components'}</h2>
      <div onFocusCapture={() => setComponents(host.components())}>
        <ChoiceField
          label="Swap for"
          value={main?.id ?? null}
          choices={all.map(one => [one.id, one.name] as const)}
          onChange={id => act(() => host.user.swapInstance(ids, id))}
        />
      </div>
      <div class={side['buttons']}>
        {buttons.map(({ label, run }) => (
          <button
            key={label}
            type="button"
            class={controls['button']}
            aria-label={`${label} instance`}
            onClick={() => act(run)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
