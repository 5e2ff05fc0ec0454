import { type FactsProps, hasMember, textOf } from './facts.ts'
import { MemberChoice } from './member-choice.tsx'
import { MemberField } from './member-field.tsx'
import side from './properties.module.css'

const directions = [
  ['NONE', 'None'],
  ['HORIZONTAL', 'Across'],
  ['VERTICAL', 'Down']
] as const

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

/** Auto layout of frames. */
export function LayoutFields(props: FactsProps) {
  const { facts } = props
  if (!hasMember(facts, 'layoutMode')) return null
  const mode = textOf(facts, 'layoutMode')
  const choices =
    mode === 'GRID' ? [...directions, ['GRID', 'Grid'] as const] : directions
  return (
    <section class={side['section']} aria-label="Auto layout">
      <h2>Auto layout</h2>
      <MemberChoice
        {...props}
        member="layoutMode"
        label="Direction"
        choices={choices}
      />
      {(mode === 'HORIZONTAL' || mode === 'VERTICAL') && (
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
      )}
    </section>
  )
}
