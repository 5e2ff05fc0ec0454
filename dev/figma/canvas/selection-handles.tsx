import { type Point, rotationOf, transformPoint } from '../shared/matrix.ts'
import canvas from './canvas.module.css'
import type { TurnedBox } from './gestures/gesture.ts'
import { type Handle, handlePoint, handles } from './gestures/resize-rect.ts'

interface Props {
  box: TurnedBox
  onScreen: (point: Point) => Point
}

const side = 8
/** How far outside a corner the pointer still rotates a layer. */
const reach = 14

/** Squares that resize, and areas outside the corners that rotate. */
export function SelectionHandles(props: Props) {
  const { matrix, width, height } = props.box
  const rect = { x: 0, y: 0, width, height }
  const at = (handle: Handle): Point =>
    props.onScreen(transformPoint(matrix, handlePoint(rect, handle)))
  const middle = props.onScreen(
    transformPoint(matrix, { x: width / 2, y: height / 2 })
  )
  const angle = -rotationOf(matrix)
  return (
    <>
      {handles
        .filter(handle => handle.length === 2)
        .map(handle => {
          const { x, y } = outside(at(handle), middle)
          return (
            <circle
              key={handle}
              class={canvas['turn']}
              data-handle="turn"
              cx={x}
              cy={y}
              r={reach}
            />
          )
        })}
      {handles.map(handle => {
        const { x, y } = at(handle)
        return (
          <rect
            key={handle}
            class={canvas['handle']}
            data-handle={handle}
            x={x - side / 2}
            y={y - side / 2}
            width={side}
            height={side}
            transform={`rotate(${angle} ${x} ${y})`}
          />
        )
      })}
    </>
  )
}

function outside(corner: Point, middle: Point): Point {
  const [x, y] = [corner.x - middle.x, corner.y - middle.y]
  const length = Math.hypot(x, y) || 1
  return {
    x: corner.x + (x / length) * reach,
    y: corner.y + (y / length) * reach
  }
}
