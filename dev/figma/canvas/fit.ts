import type { SceneNode } from '../core/host.ts'
import { boxAround } from '../core/matrix.ts'
import { $scene, $selectedNodes } from './scene.ts'
import { fitView } from './view.ts'

/** Shows all layers of the page, left of so many covered pixels. */
export function fitPage(covered = 0): void {
  const { bounds, children = [] } = $scene.get() ?? {}
  if (bounds) fitView(bounds, covered)
  else fit(children, covered)
}

/** Shows the selection, or else the whole page. */
export function fitSelection(): void {
  const selected = $selectedNodes.get()
  if (selected.length > 0) fit(selected, 0)
  else fitPage()
}

function fit(nodes: SceneNode[], covered: number): void {
  if (nodes.length === 0) return
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { absoluteTransform, width, height } of nodes) {
    const box = boxAround(absoluteTransform, width, height)
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  const rect = { x: left, y: top, width: right - left, height: bottom - top }
  fitView(rect, covered)
}
