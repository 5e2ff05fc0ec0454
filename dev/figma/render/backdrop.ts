import type { SceneNode } from '../shared/host.ts'
import { type Rect, overlaps, sharedPart, grown } from '../shared/rect.ts'
import { backgroundBlur, blurMargin } from '../shared/layer-margins.ts'
import type { Drawing } from './drawing.ts'
import { blurFilter } from './effect-svg.ts'
import { maskOf } from './mask.ts'
import { paintedBox } from './painted-box.ts'
import { type Part, redrawnParts } from './part.ts'
import { white } from './region.ts'
import { silhouette } from './silhouette.ts'

/** The most layers redrawn in one picture; the rest is not blurred. */
const mostAgain = 20_000

/** The state that layers with a background blur share in one picture. */
export interface Backdrop {
  /** All that was drawn so far, from the lowest to the highest. */
  parts: Part[]
  /** How many layers were drawn again. */
  again: number
}

/** A piece that is redrawn unchanged. */
export function plainPart(box: Rect, svg: string, backdrop: Backdrop): Part {
  return {
    box,
    svg,
    again(area) {
      if (svg === '' || !overlaps(box, area)) return ''
      backdrop.again += 1
      return svg
    }
  }
}

/** SVG has no access to the backdrop: it is drawn once more, blurred. */
export function blurredSvg(
  node: SceneNode,
  cull: Rect,
  backdrop: Backdrop,
  drawing: Drawing
): string {
  const radius = backgroundBlur(node.effects)
  if (radius === 0 || backdrop.again > mostAgain) return ''
  const box = paintedBox(node)
  const area = grown(sharedPart(box, cull), blurMargin(radius))
  const copy = redrawnParts(backdrop.parts, area)
  if (copy === '') return ''
  const filter = blurFilter(radius, area, drawing)
  const mask = maskOf(silhouette(node, white, drawing), box, drawing)
  return `<g mask="${mask}"><g filter="${filter}">${copy}</g></g>`
}

/** How far outside the view a layer still shows through a blur. */
export function blurReach(nodes: readonly SceneNode[]): number {
  let most = 0
  for (const node of nodes) {
    const own = blurMargin(backgroundBlur(node.effects))
    most = Math.max(most, own, blurReach(node.children ?? []))
  }
  return most
}
