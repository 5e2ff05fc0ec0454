import { useStore } from '@nanostores/preact'
import type { Host } from '../shared/host.ts'
import { multiply, scaling, translation } from '../shared/matrix.ts'
import { cropPlacement } from '../render/image-svg.ts'
import { svgMatrix } from '../render/svg-text.ts'
import controls from '../controls/controls.module.css'
import canvas from './canvas.module.css'
import { CropHandles } from './crop-handles.tsx'
import { $crop, applyCrop, cancelCrop } from './gestures/crop.ts'
import { $canvasBox, $view, toCanvas } from '../scene/view.ts'

interface Props {
  host: Host
}

/** The whole picture, faint where the layer does not show it. */
export function CropOverlay(props: Props) {
  const draft = useStore($crop)
  const view = useStore($view)
  const box = useStore($canvasBox)
  if (!draft) return null
  const { node, url } = draft
  const placement = cropPlacement(node, draft.crop)
  if (!placement) return null
  const origin = toCanvas({ x: 0, y: 0 }, view, box)
  const page = translation(origin.x, origin.y)
  const zoomed = multiply(page, scaling(view.zoom, view.zoom))
  const screen = multiply(zoomed, node.absoluteTransform)
  const picture = {
    width: 1,
    height: 1,
    preserveAspectRatio: 'none',
    href: url,
    transform: svgMatrix(placement)
  }
  const size = { width: node.width, height: node.height }
  return (
    <>
      <svg
        class={canvas['cropping']}
        width={box.width}
        height={box.height}
        role="img"
        aria-label="Picture being cropped: drag to move, wheel to zoom"
      >
        <defs>
          <clipPath id="crop-shape">
            <rect {...size} />
          </clipPath>
        </defs>
        <g transform={svgMatrix(screen)}>
          <image {...picture} opacity={0.35} />
          <g clip-path="url(#crop-shape)">
            <image {...picture} />
          </g>
          <rect {...size} class={canvas['cropFrame']} />
        </g>
        <CropHandles placement={multiply(screen, placement)} />
      </svg>
      <div class={canvas['cropBar']}>
        <span>Move by dragging or arrow keys, zoom by corner or wheel</span>
        <button
          type="button"
          class={controls['buttonOnDark']}
          onClick={cancelCrop}
        >
          Cancel
        </button>
        <button
          type="button"
          class={controls['buttonOnDark']}
          onClick={() => applyCrop(props.host)}
        >
          Done
        </button>
      </div>
    </>
  )
}
