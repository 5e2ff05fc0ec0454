import { holds } from '../../rules/rules.ts'
import { aroundAll } from '../../shared/rect.ts'
import { changeLog } from '../../model/edits/change-log.ts'
import { checkArray, wrongType } from '../../nodes/checks/check.ts'
import { checkVector } from '../../nodes/checks/check-shape.ts'
import { absoluteBox } from '../../model/geometry/geometry.ts'
import { isHandle, live } from '../../nodes/handles/handle.ts'
import { rangeOf } from '../../nodes/checks/range-of.ts'
import { viewport } from '../../model/record/viewport-store.ts'

/** The part of the viewport that layers scrolled into view may fill. */
const usedShare = 0.9

function moveViewport(x: number, y: number, zoom: number): void {
  viewport.x = x
  viewport.y = y
  viewport.zoom = zoom
  changeLog.version += 1
  changeLog.passing += 1
}

const checkZoom = rangeOf(holds('viewport/zoom-in-range'))

/** `figma.viewport`. */
export const viewportApi = {
  get center() {
    return { x: viewport.x, y: viewport.y }
  },
  set center(value: Vector) {
    const { x, y } = checkVector('set_center', 'center', value)
    moveViewport(x, y, viewport.zoom)
  },
  get zoom() {
    return viewport.zoom
  },
  set zoom(value: number) {
    const zoom = checkZoom('set_zoom', 'zoom', value, 0.01, 256)
    moveViewport(viewport.x, viewport.y, zoom)
  },
  get bounds() {
    const width = viewport.width / viewport.zoom
    const height = viewport.height / viewport.zoom
    return Object.freeze({
      x: viewport.x - width / 2,
      y: viewport.y - height / 2,
      width,
      height
    })
  },
  scrollAndZoomIntoView(nodes: unknown) {
    const op = 'scrollAndZoomIntoView'
    const list = checkArray(op, 'nodes', nodes)
    const boxes = list.map((node, i) => {
      if (!isHandle(node)) throw wrongType(op, `nodes[${i}]`, 'node', node)
      return absoluteBox(live(node, op))
    })
    const box = aroundAll(boxes)
    if (!box) return
    const zoom = Math.min(
      (viewport.width * usedShare) / Math.max(box.width, 1),
      (viewport.height * usedShare) / Math.max(box.height, 1),
      1
    )
    moveViewport(box.x + box.width / 2, box.y + box.height / 2, zoom)
  }
}
