import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { genres } from '../../../contract/api/search-values.ts'
import { CheckList } from '../../kit/fields/check-list.tsx'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import {
  genreText,
  genreWords,
  instrumentText,
  instrumentWords,
  moodText,
  moodWords,
  vocalWords
} from '../../words/music.ts'
import type { FieldsProps } from './fields-props.ts'
import { NamesFields } from './names-fields.tsx'
import { tempos, tempoText } from './ranges.ts'
import { $trackNames, loadTrackNames } from './track-names.ts'
import { UsualRangeFields } from './usual-range-fields.tsx'
import { filterSectionWords, filterSheetWords, tempoWords } from './words.ts'

export function GenreFields({ filters, onChange }: FieldsProps) {
  useStore(genreWords)
  return (
    <CheckList
      label={useStore(filterSectionWords).genre}
      values={filters.genres ?? []}
      choices={genres.map(value => ({ value, text: genreText(value) }))}
      onChange={genres => onChange({ genres })}
    />
  )
}

export function MoodFields({ filters, onChange }: FieldsProps) {
  useStore(moodWords)
  useEffect(() => void loadTrackNames('moods'), [])
  return (
    <NamesFields
      label={useStore(filterSectionWords).mood}
      values={filters.moods ?? []}
      offered={useStore($trackNames).moods}
      textOf={moodText}
      other={useStore(filterSheetWords).otherMood}
      onChange={moods => onChange({ moods })}
    />
  )
}

export function InstrumentFields({ filters, onChange }: FieldsProps) {
  useStore(instrumentWords)
  useEffect(() => void loadTrackNames('instruments'), [])
  return (
    <NamesFields
      label={useStore(filterSectionWords).instrument}
      values={filters.instruments ?? []}
      offered={useStore($trackNames).instruments}
      textOf={instrumentText}
      other={useStore(filterSheetWords).otherInstrument}
      onChange={instruments => onChange({ instruments })}
    />
  )
}

export function TempoFields({ filters, onChange }: FieldsProps) {
  const { unit, own: label, min, max } = useStore(tempoWords)
  return (
    <UsualRangeFields
      label={useStore(filterSectionWords).tempo}
      value={filters.tempo}
      usual={tempos}
      textOf={tempoText}
      own={{ label, unit, min, max }}
      onRange={tempo => onChange({ tempo })}
    />
  )
}

export function VocalFields({ filters, onChange }: FieldsProps) {
  return (
    <ChoiceList
      label={useStore(filterSectionWords).vocals}
      none={useStore(filterSheetWords).any}
      value={filters.vocals}
      choices={choicesOf(useStore(vocalWords))}
      onChoose={vocals => onChange({ vocals })}
    />
  )
}
