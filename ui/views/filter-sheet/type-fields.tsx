import { useStore } from '@nanostores/preact'
import { CheckList } from '../../components/check-list.tsx'
import { choicesOf } from '../../filters/choices-of.ts'
import { filterSheetWords } from '../../words/filter-sheet.ts'
import { typeWords } from '../../words/image-types.ts'
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
