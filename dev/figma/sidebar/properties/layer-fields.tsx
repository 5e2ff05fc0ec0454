import { act } from '../../controls/act.ts'
import controls from '../../controls/controls.module.css'
import { type FactsProps, textOf } from './facts.ts'
import { MemberCheck } from './member-check.tsx'
import { MemberField } from './member-field.tsx'
import side from './properties.module.css'

const measures = [
  { member: 'x', label: 'X', short: 'X' },
  { member: 'y', label: 'Y', short: 'Y' },
  { member: 'width', label: 'Width', short: 'W', min: 0.01 },
  { member: 'height', label: 'Height', short: 'H', min: 0.01 },
  { member: 'rotation', label: 'Rotation', short: '°' },
  {
    member: 'opacity',
    label: 'Opacity',
    short: '%',
    factor: 100,
    min: 0,
    max: 100
  }
]

/** Name, place, size, opacity, and whether it is locked or hidden. */
export function LayerFields(props: FactsProps) {
  const { facts, host } = props
  const name = textOf(facts, 'name')
  return (
    <section class={side['section']} aria-label="Layer">
      <label class={side['nameField']}>
        <span>Name</span>
        <input
          class={controls['input']}
          value={name ?? ''}
          placeholder="Mixed"
          onChange={event => {
            const typed = event.currentTarget.value.trim()
            if (!typed || typed === name) return
            act(() => host.user.set(facts.ids, { name: typed }))
          }}
        />
      </label>
      <div class={side['fields']}>
        {measures.map(measure => (
          <MemberField key={measure.member} {...props} {...measure} />
        ))}
      </div>
      <div class={side['checks']}>
        <MemberCheck {...props} member="locked" label="Locked" />
        <MemberCheck {...props} member="visible" label="Visible" />
        <span class={side['quiet']}>{typeName(facts)}</span>
      </div>
    </section>
  )
}

function typeName(facts: FactsProps['facts']): string {
  const component = textOf(facts, 'component')
  if (component !== null) return `instance of ${component}`
  if (facts.type === null) return 'several types'
  return facts.type.replaceAll('_', ' ').toLowerCase()
}
