import { type FactsProps, hasMember, textOf } from './facts.ts'
import { FlowFields } from './flow-fields.tsx'
import { MemberChoice } from './member-choice.tsx'
import side from './properties.module.css'

const directions = [
  ['NONE', 'None'],
  ['HORIZONTAL', 'Across'],
  ['VERTICAL', 'Down']
] as const

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
        <FlowFields {...props} />
      )}
    </section>
  )
}
