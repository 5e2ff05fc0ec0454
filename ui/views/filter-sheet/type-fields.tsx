import { CheckList } from '../../components/check-list.tsx'
import { typeWords } from '../../filters/filter-words.ts'
import type { FieldsProps } from './fields-props.ts'

export function TypeFields({ filters, onChange }: FieldsProps) {
  return (
    <CheckList
      label="Type"
      values={filters.types ?? []}
      choices={typeWords}
      onChange={types => onChange({ types })}
    />
  )
}
