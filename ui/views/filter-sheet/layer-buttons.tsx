import { useStore } from '@nanostores/preact'
import { Button } from '../../components/button.tsx'
import { orientationWords } from '../../filters/filter-words.ts'
import { likeLayers } from '../../filters/from-selection.ts'
import type { FilterChange } from '../../filters/filters.ts'
import { $fillable } from '../../stores/selection.ts'
import styles from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'

const scales = [1, 2]

/** As large as the selected layers, for export at one size or twice that. */
export function SizeButtons({ onChange }: Pick<FieldsProps, 'onChange'>) {
  const layers = useStore($fillable)
  const sizes = scales.flatMap(scale => {
    const { minWidth, minHeight } = likeLayers(layers, scale) ?? {}
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
          {`At least ${minWidth} × ${minHeight}, ${whose(layers.length)}${
            scale === 1 ? '' : ` at ${scale}x`
          }`}
        </Button>
      ))}
    </div>
  )
}

/** As the selected layers lie, if they all lie so. */
export function OrientationButton({ onChange }: Pick<FieldsProps, 'onChange'>) {
  const layers = useStore($fillable)
  const orientation: FilterChange['orientation'] =
    likeLayers(layers)?.orientation
  if (!orientation) return null
  return (
    <div class={styles.row}>
      <Button icon="layer" onPress={() => onChange({ orientation })}>
        {`${orientationWords[orientation]}, ${whose(layers.length)}`}
      </Button>
    </div>
  )
}

function whose(layers: number): string {
  return layers === 1 ? 'as the selected layer' : 'as the selected layers'
}
