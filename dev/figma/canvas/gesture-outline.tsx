import type { Point } from '../shared/matrix.ts'
import canvas from './canvas.module.css'
import type { Gesture } from './gestures/gesture.ts'
import { outlinePoints } from './gestures/outline.ts'
import { PageBox } from './page-box.tsx'
import { reshapedLayers } from './gestures/reshape.ts'
import { rectBetween } from './gestures/resize-rect.ts'

interface Props {
  gesture: Gesture
  onScreen: (point: Point) => Point
}

/** The outline of what a gesture will change, make or select. */
export function GestureOutline(props: Props) {
  const { gesture, onScreen } = props
  switch (gesture.kind) {
    case 'resize':
    case 'turn':
      return (
        <>
          {reshapedLayers(gesture).map(({ id, transform, ...size }) => (
            <polygon
              key={id}
              class={canvas['outline']}
              points={outlinePoints({ matrix: transform, ...size }, onScreen)}
            />
          ))}
        </>
      )
    case 'draw':
      return <PageBox rect={gesture.rect} onScreen={onScreen} outline />
    case 'marquee': {
      const rect = rectBetween(gesture.from, gesture.to)
      return <PageBox rect={rect} onScreen={onScreen} />
    }
    case 'pan':
    case 'move':
    case 'crop':
    case 'crop-scale':
      break
  }
  return null
}
