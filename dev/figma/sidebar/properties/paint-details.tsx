import type { Host } from '../../shared/host.ts'
import { paintBlendNames } from '../../shared/paint-blend-names.ts'
import { ChoiceField } from './choice-field.tsx'
import { NumberField } from './number-field.tsx'
import { colorOf, hexOf, isMedia, type PaintFields } from './paint-fields.ts'
import { PictureFields } from './picture-fields.tsx'
import side from './properties.module.css'

interface Props {
  paint: PaintFields
  host: Host
  onChange: (paint: PaintFields) => void
}

const blendModes = paintBlendNames.map(name => {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return [name, words.charAt(0).toUpperCase() + words.slice(1)] as const
})

/** The fields of a paint that a person can set. */
export function PaintDetails(props: Props) {
  const { paint, onChange } = props
  const { opacity = 1, blendMode = 'NORMAL', color } = paint
  return (
    <>
      <div class={side['fields']}>
        <NumberField
          label="Paint opacity"
          short="%"
          value={opacity * 100}
          min={0}
          max={100}
          onChange={percent => onChange({ ...paint, opacity: percent / 100 })}
        />
        {color && (
          <label class={side['color']}>
            <span>Color</span>
            <input
              type="color"
              value={hexOf(color).toLowerCase()}
              onChange={event => {
                const typed = colorOf(event.currentTarget.value)
                onChange({ ...paint, color: typed })
              }}
            />
          </label>
        )}
      </div>
      <ChoiceField
        label="Paint blend"
        value={blendMode}
        choices={blendModes}
        onChange={mode => onChange({ ...paint, blendMode: mode })}
      />
      {isMedia(paint) && <PictureFields {...props} />}
    </>
  )
}
