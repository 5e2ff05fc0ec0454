import type { SceneNode } from '../shared/host.ts'
import { boxOfAll } from './box-of.ts'
import { $scene, $selectedNodes } from './scene.ts'
import { fitView } from './view.ts'

/** Shows all layers of the page, left of the covered pixels. */
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
  const box = boxOfAll(nodes)
  if (box) fitView(box, covered)
}
