import { startCrop } from '../../canvas/gestures/crop.ts'
import controls from '../../controls/controls.module.css'
import { Icon } from '../../controls/icons.tsx'
import type { FactsProps } from './facts.ts'
import { isMedia, type PaintFields } from './paint-fields.ts'
import side from './properties.module.css'

interface Props extends FactsProps {
  paint: PaintFields
  index: number
}

/** Cropping is for one layer. */
export function CropButton({ facts, host, paint, index }: Props) {
  const [id = '', ...others] = facts.ids
  const can = isMedia(paint) && paint.visible !== false
  if (!can || others.length > 0) return null
  return (
    <button
      type="button"
      class={`${controls['button']} ${side['crop']}`}
      onClick={() => {
        const node = host.node(id)
        if (node) startCrop(host, node, index)
      }}
    >
      <Icon name="crop" /> Edit crop
    </button>
  )
}
