import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { filtersForLayers } from './filters-for-layers.ts'
import type { FilterChange } from '../../api/search-filters.ts'
import { $fillable } from '../../shell/selection.ts'
import { orientationWords } from '../../library/words.ts'
import { filterSheetWords } from './words.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

const scales = [1, 2]

/** As large as the selected layers, for export at 1x or 2x. */
export function SizeButtons({ onChange }: Pick<FieldsProps, 'onChange'>) {
  const t = useStore(filterSheetWords)
  const layers = useStore($fillable)
  const sizes = scales.flatMap(scale => {
    const { minWidth, minHeight } = filtersForLayers(layers, scale) ?? {}
    return minWidth && minHeight ? [{ scale, minWidth, minHeight }] : []
  })
  if (sizes.length === 0) return null
  return (
    <div class={styles.row}>
      {sizes.map(({ scale, minWidth, minHeight }) => (
        <Button
          key={scale}
          icon="layer"
          onPress={() => onChange({ minWidth, minHeight })}
        >
          {t.atLeast({
            minWidth: String(minWidth),
            minHeight: String(minHeight),
            whose: layersText(layers.length),
            times: scale === 1 ? '' : t.atX({ scale })
          })}
        </Button>
      ))}
    </div>
  )
}

/** The orientation that the selected layers have in common. */
export function OrientationButton({ onChange }: Pick<FieldsProps, 'onChange'>) {
  const t = useStore(filterSheetWords)
  const orientations = useStore(orientationWords)
  const layers = useStore($fillable)
  const orientation: FilterChange['orientation'] =
    filtersForLayers(layers)?.orientation
  if (!orientation) return null
  return (
    <div class={styles.row}>
      <Button icon="layer" onPress={() => onChange({ orientation })}>
        {t.likeLayer({
          orientation: orientations[orientation],
          whose: layersText(layers.length)
        })}
      </Button>
    </div>
  )
}

function layersText(layers: number): string {
  const t = filterSheetWords.get()
  return layers === 1 ? t.asSelectedLayer : t.asSelectedLayers
}
