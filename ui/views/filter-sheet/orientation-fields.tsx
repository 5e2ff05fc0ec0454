import { ChoiceList } from '../../components/choice-list.tsx'
import { choicesOf } from '../../filters/choices-of.ts'
import { orientationWords } from '../../filters/filter-words.ts'
import type { FieldsProps } from './fields-props.ts'
import { OrientationButton } from './layer-buttons.tsx'

export function OrientationFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceList
        label="Orientation"
        none="Any"
        value={filters.orientation}
        choices={choicesOf(orientationWords)}
        onChoose={orientation => onChange({ orientation })}
      />
      <OrientationButton onChange={onChange} />
    </>
  )
}
