import { useStore } from '@nanostores/preact'
import { CheckList } from '../../kit/fields/check-list.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { filterSheetWords, typeWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'

export function TypeFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <CheckList
      label={t.type}
      values={filters.types ?? []}
      choices={choicesOf(useStore(typeWords))}
      onChange={types => onChange({ types })}
    />
  )
}
