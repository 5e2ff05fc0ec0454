import { type Matrix, transformPoint } from '../shared/matrix.ts'
import canvas from './canvas.module.css'
import { corners } from './gestures/crop-math.ts'

const handleSide = 8

/** At the picture's corners; the keyboard has the fields beside. */
export function CropHandles(props: { placement: Matrix }) {
  return (
    <>
      {corners.map((corner, index) => {
        const { x, y } = transformPoint(props.placement, corner)
        return (
          <rect
            key={index}
            class={canvas['handle']}
            data-handle={`crop-${index}`}
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
