import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { SwatchList } from '../../kit/fields/swatch-list.tsx'
import { colorName } from './swatches.ts'
import { $layerColors, findLayerColors } from './layer-colors.ts'
import type { LayerColors } from './layer-colors.ts'
import { $selection } from '../../shell/selection.ts'
import { layerColorsWords } from './words.ts'
import { errorText } from '../../words/error-texts.ts'
import { Hint } from '../../kit/layout/hint.tsx'
import type { FieldsProps } from './fields-props.ts'

/** Colors of the selected layers. */
export function LayerColorsView({ filters, onChange }: FieldsProps) {
  const t = useStore(layerColorsWords)
  const selection = useStore($selection)
  const found = useStore($layerColors)
  useEffect(() => void findLayerColors(), [selection])
  const { count } = selection
  if (count === 0 || !hasColors(found)) {
    return <Hint aria-live="polite">{textFor(count, found)}</Hint>
  }
  return (
    <>
      <span aria-hidden="true">{t.from(count)}</span>
      <SwatchList
        label={t.label(count)}
        value={filters.color}
        swatches={found.colors.map(color => ({
          color,
          name: colorName(color)
        }))}
        onChoose={color => onChange({ color })}
      />
    </>
  )
}

function hasColors(
  found: LayerColors
): found is LayerColors & { state: 'ready' } {
  return found.state === 'ready' && found.colors.length > 0
}

function textFor(count: number, found: LayerColors): string {
  const t = layerColorsWords.get()
  if (count === 0) return t.noLayer
  if (found.state === 'loading') return t.looking
  return found.state === 'failed' ? errorText(found.error) : t.none(count)
}
