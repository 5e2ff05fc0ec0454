import { useStore } from '@nanostores/preact'
import { Checkbox } from '../../kit/fields/checkbox.tsx'
import { SwatchList } from '../../kit/fields/swatch-list.tsx'
import { colorName, swatches } from './swatches.ts'
import { filterSheetWords } from './words.ts'
import type { FieldsProps } from './fields-props.ts'
import { HexField } from './hex-field.tsx'
import { LayerColorsView } from './layer-colors-view.tsx'

/** Black and white replaces a color. */
export function ColorFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  const { color } = filters
  const isGray = color === 'grayscale'
  return (
    <>
      <SwatchList
        label={t.color}
        value={color}
        swatches={swatches.map(({ color }) => ({
          color,
          name: colorName(color)
        }))}
        onChoose={color => onChange({ color })}
      />
      <LayerColorsView filters={filters} onChange={onChange} />
      <HexField
        color={isGray ? undefined : color}
        onColor={color => onChange({ color })}
      />
      <Checkbox
        isChecked={isGray}
        onChange={isChecked =>
          onChange({ color: isChecked ? 'grayscale' : undefined })
        }
      >
        {t.blackAndWhite}
      </Checkbox>
    </>
  )
}
