import { ChoiceField } from './choice-field.tsx'
import { type FactsProps, hasMember, setMembers, textOf } from './facts.ts'

interface Props extends FactsProps {
  /** Its name in the plugin API. */
  member: string
  label: string
  choices: readonly (readonly [value: string, name: string])[]
}

/** A member that is one of several words. */
export function MemberChoice(props: Props) {
  const { facts, member, label, choices } = props
  if (!hasMember(facts, member)) return null
  return (
    <ChoiceField
      label={label}
      value={textOf(facts, member)}
      choices={choices}
      onChange={value => setMembers(props, { [member]: value })}
    />
  )
}
