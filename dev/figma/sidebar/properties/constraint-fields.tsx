import { ChoiceField } from './choice-field.tsx'
import { type FactsProps, hasMember, setMembers } from './facts.ts'
import { MemberChoice } from './member-choice.tsx'
import side from './properties.module.css'

const across = [
  ['MIN', 'Left'],
  ['MAX', 'Right'],
  ['STRETCH', 'Left and right'],
  ['CENTER', 'Center'],
  ['SCALE', 'Scale']
] as const

const down = [
  ['MIN', 'Top'],
  ['MAX', 'Bottom'],
  ['STRETCH', 'Top and bottom'],
  ['CENTER', 'Center'],
  ['SCALE', 'Scale']
] as const

const positionings = [
  ['AUTO', 'In the layout'],
  ['ABSOLUTE', 'Absolute']
] as const

interface Constraints {
  horizontal?: string
  vertical?: string
}

/** How layers follow their frame; an auto layout places them itself. */
export function ConstraintFields(props: FactsProps) {
  const { facts } = props
  const both = (facts.values['constraints'] ?? {}) as Constraints // the API's
  const { horizontal = null, vertical = null } = both
  const set = (own: Constraints): void => {
    const usual = { horizontal: 'MIN', vertical: 'MIN' }
    setMembers(props, { constraints: { ...usual, ...both, ...own } })
  }
  const isLaidOut = facts.values['isPlaced'] !== false
  if (!hasMember(facts, 'constraints')) return null
  return (
    <section class={side['section']} aria-label="Constraints">
      <h2>Constraints</h2>
      {isLaidOut ? (
        <MemberChoice
          {...props}
          member="layoutPositioning"
          label="Position"
          choices={positionings}
        />
      ) : (
        <>
          <ChoiceField
            label="Horizontal"
            value={horizontal}
            choices={across}
            onChange={value => set({ horizontal: value })}
          />
          <ChoiceField
            label="Vertical"
            value={vertical}
            choices={down}
            onChange={value => set({ vertical: value })}
          />
        </>
      )}
    </section>
  )
}
