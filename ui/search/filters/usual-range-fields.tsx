import { useStore } from '@nanostores/preact'
import type { Range } from '../../api/search-filters.ts'
import { ChoiceList } from '../../kit/fields/choice-list.tsx'
import { RangeField } from '../../kit/fields/range-field.tsx'
import { filterSheetWords } from './words.ts'

interface Props {
  label: string
  value: Range | undefined
  usual: readonly Range[]
  /** Equal ranges have equal texts. */
  textOf: (range: Range) => string
  /** Of the fields to type another one. */
  own: { label: string; unit: string; min: string; max: string }
  onRange: (range: Range | undefined) => void
}

/** Choose a usual range or type another one. */
export function UsualRangeFields(props: Props) {
  const { label, value, usual, textOf, own, onRange } = props
  const { any } = useStore(filterSheetWords)
  const choices = usual.map(textOf)

  function change(part: Range): void {
    const { from, to } = { ...value, ...part }
    const isAny = from === undefined && to === undefined
    onRange(isAny ? undefined : { from, to })
  }

  return (
    <>
      <ChoiceList
        label={label}
        none={any}
        value={value && textOf(value)}
        choices={choices.map(text => ({ value: text, text }))}
        onChoose={text => onRange(usual[choices.indexOf(text ?? '')])}
      />
      <RangeField
        label={own.label}
        unit={own.unit}
        names={[own.min, own.max]}
        min={value?.from}
        max={value?.to}
        onMin={from => change({ from })}
        onMax={to => change({ to })}
      />
    </>
  )
}
