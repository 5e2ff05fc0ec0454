import { useStore } from '@nanostores/preact'
import type { SceneNode } from '../core/host.ts'
import type { Point } from '../core/matrix.ts'
import { boundsOf, transformPoint } from '../render/matrix.ts'
import canvas from './canvas.module.css'
import { $crop } from './crop.ts'
import { $gesture } from './gesture.ts'
import { handlePoint, handles, rectBetween } from './resize-rect.ts'
import { $scene, $selectedNodes } from './scene.ts'
import { $canvasBox, $view, toCanvas } from './view.ts'

const handleSide = 8

/** Outlines, handles and names above the document's picture. */
export function SelectionOverlay() {
  const scene = useStore($scene)
  const view = useStore($view)
  const box = useStore($canvasBox)
  const gesture = useStore($gesture)
  const selected = useStore($selectedNodes)
  const crop = useStore($crop)
  const onScreen = (point: Point): Point => toCanvas(point, view, box)
  const moved = gesture?.kind === 'move' ? gesture.by : { x: 0, y: 0 }
  const single = selected.length === 1 ? selected[0] : undefined
  const resizing = gesture?.kind === 'resize' ? gesture.rect : null
  return (
    <svg class={canvas['overlay']} width={box.width} height={box.height}>
      {(scene?.children ?? []).filter(hasTitle).map(node => (
        <FrameTitle key={node.id} node={node} at={onScreen(originOf(node))} />
      ))}
      {!resizing &&
        selected.map(node => (
          <polygon
            key={node.id}
            class={canvas['outline']}
            data-selected={node.id}
            points={cornersOf(node, moved).map(onScreen).map(pairOf).join(' ')}
          />
        ))}
      {resizing && <Box rect={resizing} onScreen={onScreen} outline />}
      {gesture?.kind === 'draw' && (
        <Box rect={gesture.rect} onScreen={onScreen} outline />
      )}
      {gesture?.kind === 'marquee' && (
        <Box rect={rectBetween(gesture.from, gesture.to)} onScreen={onScreen} />
      )}
      {single && !gesture && !crop && isUpright(single) && !single.locked && (
        <Handles node={single} onScreen={onScreen} />
      )}
    </svg>
  )
}

interface Placed {
  onScreen: (point: Point) => Point
}

function Handles(props: Placed & { node: SceneNode }) {
  const { absoluteTransform: at, width, height } = props.node
  const rect = boundsOf(at, width, height)
  return (
    <>
      {handles.map(handle => {
        const { x, y } = props.onScreen(handlePoint(rect, handle))
        return (
          <rect
            key={handle}
            class={canvas['handle']}
            data-handle={handle}
            x={x - handleSide / 2}
            y={y - handleSide / 2}
            width={handleSide}
            height={handleSide}
          />
        )
      })}
    </>
  )
}

function Box(
  props: Placed & { rect: ReturnType<typeof rectBetween>; outline?: boolean }
) {
  const { x, y, width, height } = props.rect
  const start = props.onScreen({ x, y })
  const end = props.onScreen({ x: x + width, y: y + height })
  return (
    <rect
      class={canvas[props.outline ? 'outline' : 'marquee']}
      x={start.x}
      y={start.y}
      width={end.x - start.x}
      height={end.y - start.y}
    />
  )
}

function FrameTitle(props: { node: SceneNode; at: Point }) {
  return (
    <text class={canvas['title']} x={props.at.x} y={props.at.y - 6}>
      {props.node.name}
    </text>
  )
}

function hasTitle(node: SceneNode): boolean {
  return node.visible && ['FRAME', 'SECTION', 'COMPONENT'].includes(node.type)
}

function originOf(node: SceneNode): Point {
  return transformPoint(node.absoluteTransform, { x: 0, y: 0 })
}

function cornersOf(node: SceneNode, by: Point): Point[] {
  const { absoluteTransform: at, width, height } = node
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height }
  ].map(corner => {
    const { x, y } = transformPoint(at, corner)
    return { x: x + by.x, y: y + by.y }
  })
}

function isUpright(node: SceneNode): boolean {
  const [[a, c], [b, d]] = node.absoluteTransform
  return Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6 && a > 0 && d > 0
}

function pairOf(point: Point): string {
  return `${point.x},${point.y}`
}
