import { useStore } from '@nanostores/preact'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { orientationWords } from '../../library/words.ts'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'
import { OrientationButton } from './layer-buttons.tsx'

export function OrientationFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <>
      <ChoiceList
        label={t.orientation}
        none={t.any}
        value={filters.orientation}
        choices={choicesOf(useStore(orientationWords))}
        onChoose={orientation => onChange({ orientation })}
      />
      <OrientationButton onChange={onChange} />
    </>
  )
}
