import { type FactsProps, hasMember } from './facts.ts'
import { MemberField } from './member-field.tsx'

const corners = [
  { member: 'topLeftRadius', label: 'Top left radius', short: '◜' },
  { member: 'topRightRadius', label: 'Top right radius', short: '◝' },
  { member: 'bottomLeftRadius', label: 'Bottom left radius', short: '◟' },
  { member: 'bottomRightRadius', label: 'Bottom right radius', short: '◞' }
]

/** One radius, and those of the corners where they differ. */
export function CornerFields(props: FactsProps) {
  const { facts } = props
  if (!hasMember(facts, 'cornerRadius')) return null
  const differ = facts.mixed.includes('cornerRadius')
  return (
    <>
      <MemberField
        {...props}
        member="cornerRadius"
        label="Corner radius"
        short="R"
        min={0}
      />
      {differ &&
        corners.map(corner => (
          <MemberField key={corner.member} {...props} {...corner} min={0} />
        ))}
    </>
  )
}
