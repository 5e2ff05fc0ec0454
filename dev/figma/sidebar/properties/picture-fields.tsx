import { act } from '../../controls/act.ts'
import type { Host } from '../../shared/host.ts'
import controls from '../../controls/controls.module.css'
import { ChoiceField } from './choice-field.tsx'
import { FilterFields } from './filter-fields.tsx'
import { NumberField } from './number-field.tsx'
import { changeScaleMode, type PaintFields } from './paint-fields.ts'
import side from './properties.module.css'

interface Props {
  paint: PaintFields
  host: Host
  onChange: (paint: PaintFields) => void
}

const scaleModes = [
  ['FILL', 'Fill'],
  ['FIT', 'Fit'],
  ['CROP', 'Crop'],
  ['TILE', 'Tile']
] as const

/** How a picture lies in its layer, its filters, and which file it is. */
export function PictureFields(props: Props) {
  const { paint, host, onChange } = props
  const { scaleMode = 'FILL', rotation = 0, scalingFactor = 0.5 } = paint
  async function replace(file: File | undefined): Promise<void> {
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    act(() => onChange({ ...paint, imageHash: host.addImage(bytes) }))
  }
  return (
    <>
      <ChoiceField
        label="Scale mode"
        value={scaleMode}
        choices={scaleModes}
        onChange={mode => onChange(changeScaleMode(paint, mode))}
      />
      {scaleMode === 'TILE' && (
        <NumberField
          label="Tile scale in percent"
          short="%"
          value={scalingFactor * 100}
          min={1}
          onChange={percent =>
            onChange({ ...paint, scalingFactor: percent / 100 })
          }
        />
      )}
      <div class={side['buttons']}>
        {scaleMode !== 'CROP' && (
          <button
            type="button"
            class={controls['button']}
            onClick={() =>
              onChange({ ...paint, rotation: (rotation + 90) % 360 })
            }
          >
            Rotate 90°
          </button>
        )}
        <label class={controls['button']}>
          Replace…
          <input
            type="file"
            class={side['file']}
            aria-label="Replace picture"
            accept="image/png,image/jpeg,image/gif"
            onChange={event => void replace(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <FilterFields {...props} />
    </>
  )
}
