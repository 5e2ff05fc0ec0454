import type { Rect } from '../shared/rect.ts'
import type { Point } from '../shared/matrix.ts'
import canvas from './canvas.module.css'

interface Props {
  rect: Rect
  onScreen: (point: Point) => Point
  outline?: boolean
}

/** An upright box on the page, of lines or as a marquee. */
export function PageBox(props: Props) {
  const { x, y, width, height } = props.rect
  const start = props.onScreen({ x, y })
  const end = props.onScreen({ x: x + width, y: y + height })
  return (
    <rect
      class={props.outline ? canvas['outline'] : canvas['marquee']}
      x={start.x}
      y={start.y}
      width={end.x - start.x}
      height={end.y - start.y}
    />
  )
}
