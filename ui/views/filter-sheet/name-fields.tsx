import { ListField } from '../../components/list-field.tsx'
import type { FieldsProps } from './fields-props.ts'

/** What the library takes in one search. */
const mostNames = 100

export function NameFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <ListField
        label="Contributors, by name or number, with commas between"
        values={filters.contributors ?? []}
        most={mostNames}
        onValues={contributors => onChange({ contributors })}
      />
      <ListField
        label="Models, by number, with commas between"
        values={filters.models ?? []}
        most={mostNames}
        onValues={models => onChange({ models })}
      />
    </>
  )
}
