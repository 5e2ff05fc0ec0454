import { useStore } from '@nanostores/preact'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import type { FieldsProps } from './fields-props.ts'
import {
  activeFilterWords,
  filterSectionWords,
  filterSheetWords
} from './words.ts'
import { ratioNames, resolutionNames } from './video-names.ts'

export function ResolutionFields({ filters, onChange }: FieldsProps) {
  return (
    <ChoiceList
      label={useStore(filterSectionWords).resolution}
      none={useStore(filterSheetWords).any}
      value={filters.resolution}
      choices={choicesOf(resolutionNames)}
      onChoose={resolution => onChange({ resolution })}
    />
  )
}

export function AspectRatioFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <ChoiceList
      label={useStore(filterSectionWords).aspectRatio}
      none={t.any}
      value={filters.aspectRatio}
      choices={choicesOf({ ...ratioNames, nonstandard: t.otherRatio })}
      onChoose={aspectRatio => onChange({ aspectRatio })}
    />
  )
}

const frameRates = [24, 25, 30, 50, 60, 120]

export function FrameRateFields({ filters, onChange }: FieldsProps) {
  const t = useStore(activeFilterWords)
  return (
    <ChoiceList
      label={useStore(filterSectionWords).frameRate}
      none={useStore(filterSheetWords).any}
      value={filters.frameRate?.toString()}
      choices={frameRates.map(rate => ({
        value: String(rate),
        text: t.frames({ rate })
      }))}
      onChoose={rate =>
        onChange({ frameRate: rate ? Number(rate) : undefined })
      }
    />
  )
}
