import { DayField } from '../../components/day-field.tsx'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

export function DateFields({ filters, onChange }: FieldsProps) {
  const { addedFrom = '', addedUntil = '' } = filters
  return (
    <div class={styles.row}>
      <DayField
        label="From"
        value={addedFrom}
        max={addedUntil}
        onDay={addedFrom => onChange({ addedFrom })}
      />
      <DayField
        label="Until"
        value={addedUntil}
        min={addedFrom}
        onDay={addedUntil => onChange({ addedUntil })}
      />
    </div>
  )
}
