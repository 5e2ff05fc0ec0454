import { RangeField } from '../../components/range-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { SizeButtons } from './layer-buttons.tsx'

export function SizeFields({ filters, onChange }: FieldsProps) {
  return (
    <>
      <RangeField
        label="Width"
        least={filters.minWidth}
        most={filters.maxWidth}
        onLeast={minWidth => onChange({ minWidth })}
        onMost={maxWidth => onChange({ maxWidth })}
      />
      <RangeField
        label="Height"
        least={filters.minHeight}
        most={filters.maxHeight}
        onLeast={minHeight => onChange({ minHeight })}
        onMost={maxHeight => onChange({ maxHeight })}
      />
      <SizeButtons onChange={onChange} />
    </>
  )
}
