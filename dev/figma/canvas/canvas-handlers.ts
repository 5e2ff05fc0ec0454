import { dropOnCanvas } from './drop-on-canvas.ts'
import type { Session } from '../session/session.ts'
import { isLayerDrag } from './layer-drag.ts'
import {
  endGesture,
  moveGesture,
  startGesture
} from './gestures/canvas-gestures.ts'
import { $gesture } from './gestures/gesture.ts'
import { openLayer } from './gestures/open-layer.ts'
import { chooseAt, openMenu } from './open-menu.ts'
import { turnWheel } from './gestures/wheel.ts'

interface Handlers {
  onWheel: (event: WheelEvent) => void
  onContextMenu: (event: MouseEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onDblClick: (event: MouseEvent) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/** Pointer events on the canvas; without a document they only move the view. */
export function canvasHandlers(session: Session | null): Handlers {
  return {
    onWheel: turnWheel,
    onContextMenu(event) {
      if (session) openMenu(event, at => chooseAt(session.host, at))
    },
    onPointerDown(event) {
      const { currentTarget: canvas, target, pointerId } = event
      if (!session || isButton(target)) return
      if (!(canvas instanceof HTMLElement)) return
      canvas.focus({ preventScroll: true })
      canvas.setPointerCapture(pointerId)
      startGesture(session.host, event)
    },
    onPointerMove: moveGesture,
    onPointerUp() {
      if (session) endGesture(session.host)
    },
    onPointerCancel: () => $gesture.set(null),
    onDblClick(event) {
      if (session) openLayer(session.host, event)
    },
    onDragOver: event => event.preventDefault(),
    onDrop(event) {
      event.preventDefault()
      if (session && !isLayerDrag(event)) void dropOnCanvas(session, event)
    }
  }
}

function isButton(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, [role=menu]') !== null
  )
}
