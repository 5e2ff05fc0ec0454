import { type FactsProps, hasMember, numberOf, setMembers } from './facts.ts'
import { NumberField } from './number-field.tsx'

interface Props extends FactsProps {
  /** Its name in the plugin API. */
  member: string
  label: string
  short: string
  /** What one unit of the member is in the field. */
  factor?: number
  min?: number
  max?: number
}

/** A member that is a number; nothing where a layer does not have it. */
export function MemberField(props: Props) {
  const { facts, member, label, short, factor = 1, min, max } = props
  if (!hasMember(facts, member)) return null
  const value = numberOf(facts, member)
  return (
    <NumberField
      label={label}
      short={short}
      value={value === null ? null : value * factor}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      onChange={typed => setMembers(props, { [member]: typed / factor })}
    />
  )
}
