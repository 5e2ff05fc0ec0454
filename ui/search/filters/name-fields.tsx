import { useStore } from '@nanostores/preact'
import { ListField } from '../../kit/fields/list-field.tsx'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'

/** The library's limit per search. */
const maxNames = 100

export function NameFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <>
      <ListField
        label={t.contributorNames}
        values={filters.contributors ?? []}
        max={maxNames}
        onValues={contributors => onChange({ contributors })}
      />
      <ListField
        label={t.modelIds}
        values={filters.models ?? []}
        max={maxNames}
        onValues={models => onChange({ models })}
      />
    </>
  )
}
