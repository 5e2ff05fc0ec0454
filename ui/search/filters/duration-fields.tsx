import { useStore } from '@nanostores/preact'
import { fieldWords } from '../../kit/words.ts'
import { $medium } from '../query/medium.ts'
import { durations, durationText } from './ranges.ts'
import type { FieldsProps } from './fields-props.ts'
import { UsualRangeFields } from './usual-range-fields.tsx'
import { durationWords, filterSectionWords } from './words.ts'

export function DurationFields({ filters, onChange }: FieldsProps) {
  const { own: label, min, max } = useStore(durationWords)
  const { seconds: unit } = useStore(fieldWords)
  const isMusic = useStore($medium) === 'audio'
  return (
    <UsualRangeFields
      label={useStore(filterSectionWords).duration}
      value={filters.seconds}
      usual={isMusic ? durations.tracks : durations.videos}
      textOf={durationText}
      own={{ label, unit, min, max }}
      onRange={seconds => onChange({ seconds })}
    />
  )
}
