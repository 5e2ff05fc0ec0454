import { type Rect, aroundAll, overlaps } from '../../shared/rect.ts'
import type { ExportOrder } from '../../shared/export-order.ts'
import { holds } from '../../rules/rules.ts'
import { defaultsJson } from './drawn-part.ts'
import { pageOf } from '../edits/change-log.ts'
import { absoluteBox, isGroup } from '../geometry/geometry.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { reachOf } from '../geometry/reach.ts'
import { renderBounds, visibleChildren } from '../shapes/render-bounds.ts'
import { layerJson } from './scene.ts'

/** Settings of an export, complete where Figma gives defaults. */
export interface ExportChoice<Format = ExportOrder['format']> {
  format: Format
  contentsOnly: boolean
  useAbsoluteBounds: boolean
  constraint: { type: 'SCALE' | 'WIDTH' | 'HEIGHT'; value: number }
  svgIdAttribute: boolean
}

/** Nothing of its own is drawn, only what it holds. */
function isHollow(record: NodeRecord): boolean {
  return record.type === 'PAGE' || isGroup(record)
}

function drawnBox(record: NodeRecord, whole: boolean): Rect | null {
  if (record.type === 'PAGE') {
    const boxes = visibleChildren(record).map(child => drawnBox(child, whole))
    return aroundAll(boxes.filter(box => box !== null))
  }
  if (!renderBounds(record)) return null
  if (isHollow(record) && visibleChildren(record).length === 0) return null
  return whole ? absoluteBox(record) : renderBounds(record)
}

function areaOf(record: NodeRecord, choice: ExportChoice): Rect {
  const box = drawnBox(record, choice.useAbsoluteBounds)
  if (box && box.width > 0 && box.height > 0) return box
  if (holds('export/something-must-be-visible')) {
    throw new Error(
      'Failed to export node. This node may not have any visible layers.'
    )
  }
  return { x: 0, y: 0, width: 1, height: 1 }
}

function scaleOf(area: Rect, choice: ExportChoice): number {
  const { type, value } = choice.constraint
  if (choice.format === 'SVG' || choice.format === 'SVG_STRING') return 1
  if (type === 'WIDTH') return value / area.width
  return type === 'HEIGHT' ? value / area.height : value
}

/** The layers to draw: the node alone, or all layers in the same area. */
function layersOf(
  record: NodeRecord,
  area: Rect,
  contentsOnly: boolean
): NodeRecord[] {
  if (record.type === 'PAGE') return visibleChildren(record)
  // A slice shows what lies below it; it has nothing of its own.
  if (contentsOnly && record.type !== 'SLICE') return [record]
  const page = pageOf(record)
  const shown = page ? visibleChildren(page) : []
  return shown.filter(child => overlaps(reachOf(child), area))
}

/** All that drawing a node takes; throws when there is nothing to draw. */
export function exportOrder(
  record: NodeRecord,
  choice: ExportChoice
): ExportOrder {
  const area = areaOf(record, choice)
  const layers = layersOf(record, area, choice.contentsOnly)
  return {
    layers: layers.map(layerJson),
    defaults: defaultsJson(),
    area,
    scale: scaleOf(area, choice),
    format: choice.format,
    names: choice.svgIdAttribute
  }
}
