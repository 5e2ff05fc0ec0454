import { useStore } from '@nanostores/preact'
import type { Seconds } from '../../api/search-filters.ts'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { RangeField } from '../../kit/fields/range-field.tsx'
import { fieldWords } from '../../kit/words.ts'
import { durations, durationText } from './durations.ts'
import type { FieldsProps } from './fields-props.ts'
import { durationWords, filterSectionWords, filterSheetWords } from './words.ts'

/** Choose a usual duration or type another one. */
export function DurationFields({ filters, onChange }: FieldsProps) {
  const t = useStore(durationWords)
  const { duration } = useStore(filterSectionWords)
  const { any } = useStore(filterSheetWords)
  const { seconds: unit } = useStore(fieldWords)
  const { seconds } = filters
  const choices = durations.map(one => durationText(one))

  function change(part: Seconds): void {
    const { from, to } = { ...seconds, ...part }
    const isAny = from === undefined && to === undefined
    onChange({ seconds: isAny ? undefined : { from, to } })
  }

  return (
    <>
      <ChoiceList
        label={duration}
        none={any}
        value={seconds && durationText(seconds)}
        choices={choices.map(text => ({ value: text, text }))}
        onChoose={text =>
          onChange({ seconds: durations[choices.indexOf(text ?? '')] })
        }
      />
      <RangeField
        label={t.own}
        unit={unit}
        names={[t.min, t.max]}
        min={seconds?.from}
        max={seconds?.to}
        onMin={from => change({ from })}
        onMax={to => change({ to })}
      />
    </>
  )
}
