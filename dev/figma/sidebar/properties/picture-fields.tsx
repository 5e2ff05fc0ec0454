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

const images = 'image/png,image/jpeg,image/gif'
const videos = 'video/mp4,video/quicktime,video/webm'

/** How a picture or video lies in its layer, its filters, and which file it is. */
export function PictureFields(props: Props) {
  const { paint, host, onChange } = props
  const { scaleMode = 'FILL', rotation = 0, scalingFactor = 0.5 } = paint
  const isVideo = paint.type === 'VIDEO'
  async function replace(file: File | undefined): Promise<void> {
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    act(() =>
      onChange(
        isVideo
          ? { ...paint, videoHash: host.addVideo(bytes) }
          : { ...paint, imageHash: host.addImage(bytes) }
      )
    )
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
            aria-label={isVideo ? 'Replace video' : 'Replace picture'}
            accept={isVideo ? videos : images}
            onChange={event => void replace(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <FilterFields {...props} />
    </>
  )
}
