import { useStore } from '@nanostores/preact'
import { DayField } from '../../kit/fields/day-field.tsx'
import { filterSheetWords } from './words.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

export function DateFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  const { addedFrom = '', addedUntil = '' } = filters
  return (
    <div class={styles.row}>
      <DayField
        label={t.from}
        value={addedFrom}
        max={addedUntil}
        onDay={addedFrom => onChange({ addedFrom })}
      />
      <DayField
        label={t.until}
        value={addedUntil}
        min={addedFrom}
        onDay={addedUntil => onChange({ addedUntil })}
      />
    </div>
  )
}
