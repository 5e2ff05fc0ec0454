import { useStore } from '@nanostores/preact'
import { computed } from 'nanostores'
import type { Host } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import canvas from './canvas.module.css'
import { $crop } from './gestures/crop.ts'
import { $gesture, type TurnedBox } from './gestures/gesture.ts'
import { GestureOutline } from './gesture-outline.tsx'
import { outlinePoints } from './gestures/outline.ts'
import { ownBox, selectionBox } from './gestures/reshape.ts'
import { $freeNodes, $selectedNodes } from '../scene/scene.ts'
import { SelectionHandles } from './selection-handles.tsx'
import { $canvasBox, $view, toCanvas } from '../scene/view.ts'

interface Props {
  host: Host | undefined
}

/** More of them cannot be distinguished; the box around them is enough. */
const mostOutlines = 500

/** Kept while the view moves. */
const $around = computed($freeNodes, selectionBox)

/** Outlines and handles above the document's picture. */
export function SelectionOverlay(props: Props) {
  const view = useStore($view)
  const box = useStore($canvasBox)
  const gesture = useStore($gesture)
  const selected = useStore($selectedNodes)
  const crop = useStore($crop)
  const onScreen = (point: Point): Point => toCanvas(point, view, box)
  const outline = (of: TurnedBox, by?: Point): string =>
    outlinePoints(of, onScreen, by)
  const moved = gesture?.kind === 'move' ? gesture.by : undefined
  const changed = gesture?.kind === 'resize' || gesture?.kind === 'turn'
  const free = useStore($freeNodes)
  const around = useStore($around)
  return (
    <svg class={canvas['overlay']} width={box.width} height={box.height}>
      {!changed &&
        selected
          .slice(0, mostOutlines)
          .map(node => (
            <polygon
              key={node.id}
              class={canvas['outline']}
              data-selected={node.id}
              points={outline(ownBox(node), moved)}
            />
          ))}
      {gesture && <GestureOutline gesture={gesture} onScreen={onScreen} />}
      {around && props.host?.canEdit() && !gesture && !crop && (
        <>
          {free.length > 1 && (
            <polygon class={canvas['around']} points={outline(around)} />
          )}
          <SelectionHandles box={around} onScreen={onScreen} />
        </>
      )}
    </svg>
  )
}
