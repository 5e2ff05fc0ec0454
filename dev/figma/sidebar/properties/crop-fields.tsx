import type { Host } from '../../shared/host.ts'
import {
  applyCrop,
  cancelCrop,
  type CropDraft,
  setCrop
} from '../../canvas/gestures/crop.ts'
import {
  type CropArea,
  changeCropArea,
  cropArea,
  cropMatrix
} from '../../canvas/gestures/crop-math.ts'
import controls from '../../controls/controls.module.css'
import { CropTools } from './crop-tools.tsx'
import { NumberField } from './number-field.tsx'
import side from './properties.module.css'

interface Props {
  draft: CropDraft
  host: Host
}

const measures: { field: keyof CropArea; label: string; short: string }[] = [
  { field: 'left', label: 'Crop left in percent', short: 'L' },
  { field: 'top', label: 'Crop top in percent', short: 'T' },
  { field: 'width', label: 'Crop width in percent', short: 'W' },
  { field: 'height', label: 'Crop height in percent', short: 'H' }
]

/** The part of the picture that the layer shows, by number. */
export function CropFields(props: Props) {
  const { draft, host } = props
  const area = cropArea(draft.crop)
  return (
    <section class={side['section']} aria-label="Crop">
      <h2>Crop</h2>
      {area ? (
        <div class={side['fields']}>
          {measures.map(({ field, label, short }) => (
            <NumberField
              key={field}
              label={label}
              short={short}
              value={area[field] * 100}
              onChange={value => {
                const changed = changeCropArea(area, field, value / 100)
                setCrop(cropMatrix(changed))
              }}
            />
          ))}
        </div>
      ) : (
        <p class={side['quiet']}>
          The picture is turned: drag it on the canvas, or start over.
        </p>
      )}
      <CropTools draft={draft} />
      <div class={side['buttons']}>
        <button type="button" class={controls['button']} onClick={cancelCrop}>
          Cancel crop
        </button>
        <button
          type="button"
          class={`${controls['button']} ${controls['primary']}`}
          onClick={() => applyCrop(host)}
        >
          Apply crop
        </button>
      </div>
    </section>
  )
}
