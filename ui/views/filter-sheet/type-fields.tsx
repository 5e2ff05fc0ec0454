import { CheckList } from '../../components/check-list.tsx'
import { choicesOf } from '../../filters/choices-of.ts'
import { typeWords } from '../../filters/filter-words.ts'
import type { FieldsProps } from './fields-props.ts'

export function TypeFields({ filters, onChange }: FieldsProps) {
  return (
    <CheckList
      label="Type"
      values={filters.types ?? []}
      choices={choicesOf(typeWords)}
      onChange={types => onChange({ types })}
    />
  )
}
