import { useStore } from '@nanostores/preact'
import { RangeField } from '../../kit/fields/range-field.tsx'
import { fieldWords } from '../../kit/words.ts'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'
import { SizeButtons } from './layer-buttons.tsx'

export function SizeFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  const { pixels } = useStore(fieldWords)
  return (
    <>
      <RangeField
        label={t.width}
        unit={pixels}
        names={[t.minWidth, t.maxWidth]}
        min={filters.minWidth}
        max={filters.maxWidth}
        onMin={minWidth => onChange({ minWidth })}
        onMax={maxWidth => onChange({ maxWidth })}
      />
      <RangeField
        label={t.height}
        unit={pixels}
        names={[t.minHeight, t.maxHeight]}
        min={filters.minHeight}
        max={filters.maxHeight}
        onMin={minHeight => onChange({ minHeight })}
        onMax={maxHeight => onChange({ maxHeight })}
      />
      <SizeButtons onChange={onChange} />
    </>
  )
}
