import { Checkbox } from '../../components/checkbox.tsx'
import { SwatchList } from '../../components/swatch-list.tsx'
import { swatches } from '../../filters/swatches.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'
import { LayerColors } from './layer-colors.tsx'

/** Black and white takes the place of a color. */
export function ColorFields({ filters, onChange }: FieldsProps) {
  const { color } = filters
  const isGray = color === 'grayscale'
  return (
    <>
      <SwatchList
        label="Color"
        value={color}
        swatches={swatches}
        onChoose={color => onChange({ color })}
      />
      <LayerColors filters={filters} onChange={onChange} />
      <label class={styles.row}>
        <input
          type="color"
          class={styles.color}
          value={`#${color === undefined || isGray ? '808080' : color}`}
          onChange={event =>
            onChange({ color: event.currentTarget.value.slice(1) })
          }
        />
        Another color
      </label>
      <Checkbox
        isChecked={isGray}
        onChange={isChecked =>
          onChange({ color: isChecked ? 'grayscale' : undefined })
        }
      >
        Black and white
      </Checkbox>
    </>
  )
}
