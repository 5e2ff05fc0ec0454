import {
  type CropDraft,
  scaleCrop,
  setCrop
} from '../../canvas/gestures/crop.ts'
import { cropOf, turnCrop } from '../../canvas/gestures/crop-math.ts'
import controls from '../../controls/controls.module.css'
import side from './properties.module.css'

/** What the pointer does to a crop, by button. */
export function CropTools(props: { draft: CropDraft }) {
  const { draft } = props
  return (
    <div class={side['buttons']}>
      <button
        type="button"
        class={controls['button']}
        aria-label="Rotate image 90°"
        onClick={() => setCrop(turnCrop(draft.crop, draft.node))}
      >
        Turn
      </button>
      <button
        type="button"
        class={controls['button']}
        aria-label="Zoom image in"
        onClick={() => scaleCrop(1.25)}
      >
        Zoom in
      </button>
      <button
        type="button"
        class={controls['button']}
        aria-label="Zoom image out"
        onClick={() => scaleCrop(0.8)}
      >
        Zoom out
      </button>
      <button
        type="button"
        class={controls['button']}
        aria-label="Fill the layer with the image"
        onClick={() => setCrop(filled(draft))}
      >
        Fill
      </button>
    </div>
  )
}

function filled({ crop, node, image }: CropDraft) {
  const paint = { scaleMode: 'FILL', rotation: 0, transform: crop } as const
  return cropOf(paint, node, image)
}
