import { Choice } from '../../controls/choice.tsx'
import side from './properties.module.css'

interface Props {
  label: string
  /** Null where the layers differ. */
  value: string | null
  choices: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

/** A choice among the properties. */
export function ChoiceField(props: Props) {
  const { label, value, choices, onChange } = props
  return (
    <Choice
      class={side['choice']}
      label={label}
      value={value}
      values={choices.map(([known]) => known)}
      names={Object.fromEntries(choices)}
      onChoose={onChange}
    />
  )
}
