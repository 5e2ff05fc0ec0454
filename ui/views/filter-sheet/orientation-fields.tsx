import type { Orientation } from '../../../contract/api/search-values.ts'
import { ChoiceList } from '../../components/choice-list.tsx'
import { orientationWords } from '../../filters/filter-words.ts'
import { choicesOf } from './choices-of.ts'
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
        onChoose={value =>
          // One of the choices.
          onChange({ orientation: value as Orientation | undefined })
        }
      />
      <OrientationButton onChange={onChange} />
    </>
  )
}
