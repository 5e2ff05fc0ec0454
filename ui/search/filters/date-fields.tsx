import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { isRecentTime } from '../../api/search-filters.ts'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { DayField } from '../../kit/fields/day-field.tsx'
import { filterSheetWords, recentTimeWords } from './words.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

/** A usual time, or days that are typed. */
export function DateFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  const { addedFrom, addedUntil = '' } = filters
  const [choices, setChoices] = useState(0)
  const isRecent = addedFrom !== undefined && isRecentTime(addedFrom)
  const firstDay = isRecent ? '' : (addedFrom ?? '')
  return (
    <>
      <ChoiceList
        label={t.added}
        none={t.anyTime}
        value={addedFrom ?? (addedUntil || undefined)}
        choices={choicesOf<string>(useStore(recentTimeWords))}
        onChoose={addedFrom => {
          setChoices(choices + 1)
          onChange({ addedFrom, addedUntil: '' })
        }}
      />
      {/* A choice empties the fields. */}
      <div key={choices} class={styles.days}>
        <DayField
          label={t.from}
          value={firstDay}
          max={addedUntil}
          onDay={addedFrom => onChange({ addedFrom })}
        />
        <DayField
          label={t.until}
          value={addedUntil}
          min={firstDay}
          onDay={addedUntil => onChange({ addedUntil, addedFrom: firstDay })}
        />
      </div>
    </>
  )
}
