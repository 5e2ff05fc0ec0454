import { type FactsProps, hasMember, setMembers } from './facts.ts'

interface Props extends FactsProps {
  /** Its name in the plugin API. */
  member: string
  label: string
}

/** A member that is on, off, or different from layer to layer. */
export function MemberCheck(props: Props) {
  const { facts, member, label } = props
  if (!hasMember(facts, member)) return null
  const on = facts.values[member] === true
  return (
    <label>
      <input
        type="checkbox"
        checked={on}
        indeterminate={facts.mixed.includes(member)}
        onChange={() => setMembers(props, { [member]: !on })}
      />
      {label}
    </label>
  )
}
