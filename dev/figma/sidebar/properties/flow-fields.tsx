import type { FactsProps } from './facts.ts'
import { MemberChoice } from './member-choice.tsx'
import { MemberField } from './member-field.tsx'
import side from './properties.module.css'

const places = [
  ['MIN', 'Start'],
  ['CENTER', 'Middle'],
  ['MAX', 'End']
] as const

const spread = [...places, ['SPACE_BETWEEN', 'Spread']] as const

const sizings = [
  ['FIXED', 'Fixed'],
  ['AUTO', 'Hug']
] as const

const spaces = [
  { member: 'itemSpacing', label: 'Gap', short: '↔' },
  { member: 'paddingLeft', label: 'Left padding', short: '⇤' },
  { member: 'paddingTop', label: 'Top padding', short: '⤒' },
  { member: 'paddingRight', label: 'Right padding', short: '⇥' },
  { member: 'paddingBottom', label: 'Bottom padding', short: '⤓' }
]

/** How layers lie in a frame that lays them out in a line. */
export function FlowFields(props: FactsProps) {
  return (
    <>
      <div class={side['fields']}>
        {spaces.map(space => (
          <MemberField key={space.member} {...props} {...space} />
        ))}
      </div>
      <MemberChoice
        {...props}
        member="primaryAxisAlignItems"
        label="Along"
        choices={spread}
      />
      <MemberChoice
        {...props}
        member="counterAxisAlignItems"
        label="Across"
        choices={places}
      />
      <MemberChoice
        {...props}
        member="primaryAxisSizingMode"
        label="Length"
        choices={sizings}
      />
      <MemberChoice
        {...props}
        member="counterAxisSizingMode"
        label="Breadth"
        choices={sizings}
      />
    </>
  )
}
