import { useStore } from '@nanostores/preact'
import { RangeField } from '../../kit/fields/range-field.tsx'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'
import { SizeButtons } from './layer-buttons.tsx'

export function SizeFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <>
      <RangeField
        label={t.width}
        names={[t.leastWidth, t.mostWidth]}
        least={filters.minWidth}
        most={filters.maxWidth}
        onLeast={minWidth => onChange({ minWidth })}
        onMost={maxWidth => onChange({ maxWidth })}
      />
      <RangeField
        label={t.height}
        names={[t.leastHeight, t.mostHeight]}
        least={filters.minHeight}
        most={filters.maxHeight}
        onLeast={minHeight => onChange({ minHeight })}
        onMost={maxHeight => onChange({ maxHeight })}
      />
      <SizeButtons onChange={onChange} />
    </>
  )
}
