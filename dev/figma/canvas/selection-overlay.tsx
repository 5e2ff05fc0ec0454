import { useStore } from '@nanostores/preact'
import type { SceneNode } from '../shared/host.ts'
import type { Point } from '../shared/matrix.ts'
import canvas from './canvas.module.css'
import { $crop } from './crop.ts'
import { $gesture, type TurnedBox } from './gesture.ts'
import { GestureOutline } from './gesture-outline.tsx'
import { outlinePoints } from './outline.ts'
import { selectionBox } from './reshape.ts'
import { $selectedNodes } from './scene.ts'
import { SelectionHandles } from './selection-handles.tsx'
import { $canvasBox, $view, toCanvas } from './view.ts'

interface Props {
  /** Without it there are outlines, but no handles. */
  canEdit: boolean
}

/** More of them cannot be told apart; the box around them is enough. */
const mostOutlines = 500

/** Outlines, handles and names above the document's picture. */
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
  const free = selected.filter(node => !node.locked)
  const around = selectionBox(free)
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
              points={outline(boxOf(node), moved)}
            />
          ))}
      {gesture && <GestureOutline gesture={gesture} onScreen={onScreen} />}
      {around && props.canEdit && !gesture && !crop && (
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

function boxOf(node: SceneNode): TurnedBox {
  const { absoluteTransform: matrix, width, height } = node
  return { matrix, width, height }
}
