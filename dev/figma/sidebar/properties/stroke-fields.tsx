import type { FactsProps } from './facts.ts'
import { MemberChoice } from './member-choice.tsx'
import { MemberField } from './member-field.tsx'
import side from './properties.module.css'

const sides = [
  ['INSIDE', 'Inside'],
  ['CENTER', 'Center'],
  ['OUTSIDE', 'Outside']
] as const

/** How wide the strokes of a layer are, and on which side of its edge. */
export function StrokeFields(props: FactsProps) {
  return (
    <div class={side['fields']}>
      <MemberField
        {...props}
        member="strokeWeight"
        label="Stroke weight"
        short="W"
        min={0}
      />
      <MemberChoice
        {...props}
        member="strokeAlign"
        label="Side"
        choices={sides}
      />
    </div>
  )
}
