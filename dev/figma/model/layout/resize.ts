import type { Size } from '../../shared/rect.ts'
import { holds } from '../../rules/rules.ts'
import { arrangeAround } from './arrange-grid.ts'
import { arrange, isAutoLayout, isPlaced } from './auto-layout.ts'
import { constrained, proportioned } from './constraints.ts'
import { resizedText } from './fit-text.ts'
import { isGroup, isShown } from '../geometry/geometry.ts'
import { fitGroup, setPosition } from './place-layer.ts'
import { setProp } from '../edits/history.ts'
import { layingOut } from './laying-out.ts'
import { fillsCross, fillsMain, withinLimits } from './layout-item.ts'
import type { Side } from './layout-axes.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { scaleVectorNetwork } from '../geometry/vector-network.ts'

const keepsProportions = holds('layout/locked-proportions-stay')

function followParent(child: NodeRecord, before: Size, after: Size): void {
  if (isGroup(child)) {
    for (const inner of child.children || []) {
      followParent(inner, before, after)
    }
    return fitGroup(child)
  }
  const { matrix, width, height, constraints } = child.props
  const across = constrained(
    constraints.horizontal,
    { at: matrix[0][2], size: width },
    before.width,
    after.width
  )
  const down = constrained(
    constraints.vertical,
    { at: matrix[1][2], size: height },
    before.height,
    after.height
  )
  const size = { width: across.size, height: down.size }
  const kept = keepsProportions
    ? proportioned(child, size.width, size.height)
    : size
  resizeRecord(child, kept.width, kept.height, true)
  setPosition(child, across.at, down.at)
}

function resizeGroup(group: NodeRecord, width: number, height: number): void {
  const across = group.props.width === 0 ? 1 : width / group.props.width
  const down = group.props.height === 0 ? 1 : height / group.props.height
  const left = group.props.matrix[0][2]
  const top = group.props.matrix[1][2]
  for (const child of group.children || []) {
    const { matrix } = child.props
    const x = left + (matrix[0][2] - left) * across
    const y = top + (matrix[1][2] - top) * down
    const tall = Math.max(0.01, child.props.height * down)
    resizeRecord(child, Math.max(0.01, child.props.width * across), tall, true)
    setPosition(child, x, y)
  }
  fitGroup(group)
}

/** An item of an auto-layout frame that fills the room there is. */
function fillRoom(item: NodeRecord, side: Side, size: number): void {
  if (item.props[side] === size) return
  const { width, height } = item.props
  const wide = side === 'width' ? size : width
  const tall = side === 'height' ? size : height
  const kept = keepsProportions
    ? proportioned(item, wide, tall)
    : { width: wide, height: tall }
  resizeRecord(item, kept.width, kept.height, true)
}

const waits = holds('layout/hidden-frames-wait')

/** Arranges an auto-layout frame, and what stands freely in it. */
export function layOut(frame: NodeRecord): void {
  // Figma: what is hidden keeps its sizes until it is shown.
  if (waits && !isShown(frame)) return
  const before = { width: frame.props.width, height: frame.props.height }
  layingOut(() => {
    arrange(frame, fillRoom)
    followFreely(frame, before)
  })
}

const followsFreely = holds('layout/absolute-children-follow-constraints')

/** Figma: what is positioned absolutely respects its constraints. */
function followFreely(frame: NodeRecord, before: Size): void {
  const { width, height } = frame.props
  if (width === before.width && height === before.height) return
  if (!followsFreely) return
  for (const child of frame.children || []) {
    if (child.props.layoutPositioning !== 'ABSOLUTE') continue
    followParent(child, before, { width, height })
  }
}

function followAll(record: NodeRecord, before: Size): void {
  const { width, height } = record.props
  for (const child of record.children || []) {
    followParent(child, before, { width, height })
  }
}

/** Whether its parent or its own layout knows minimum and maximum sizes. */
function isLimited(record: NodeRecord): boolean {
  return isAutoLayout(record) || isAutoLayout(record.parent)
}

const followsParents = holds('geometry/children-follow-constraints')
const sectionsRest = holds('geometry/sections-apply-no-constraints')

function appliesConstraints(record: NodeRecord): boolean {
  if (!followsParents) return false
  return record.type !== 'SECTION' || !sectionsRest
}

/** Changes a size; children follow their constraints when asked. */
export function resizeRecord(
  record: NodeRecord,
  width: number,
  height: number,
  constraints: boolean
): void {
  if (isGroup(record)) return resizeGroup(record, width, height)
  const before = { width: record.props.width, height: record.props.height }
  const limited = isLimited(record)
  const wide = limited ? withinLimits(record, 'width', width) : width
  const tall = limited ? withinLimits(record, 'height', height) : height
  setProp(record, 'width', wide)
  setProp(record, 'height', tall)
  if (record.type === 'TEXT') resizedText(record, before)
  if (record.type === 'VECTOR') scaleNetwork(record, before)
  if (record.props.targetAspectRatio) {
    const { width: x, height: y } = record.props
    setProp(record, 'targetAspectRatio', { x, y })
  }
  if (isAutoLayout(record)) {
    layingOut(() => followFreely(record, before))
    layOut(record)
  } else if (constraints && appliesConstraints(record)) {
    layingOut(() => followAll(record, before))
  }
}

function scaleNetwork(record: NodeRecord, before: Size): void {
  const { width, height, vectorNetwork } = record.props
  const across = before.width === 0 ? 1 : width / before.width
  const down = before.height === 0 ? 1 : height / before.height
  if (across === 1 && down === 1) return
  const network = scaleVectorNetwork(vectorNetwork, across, down)
  setProp(record, 'vectorNetwork', network)
}

function isOnBaseline(record: NodeRecord): boolean {
  const { parent } = record
  if (!parent || !isAutoLayout(parent)) return false
  const { counterAxisAlignItems } = parent.props
  return counterAxisAlignItems === 'BASELINE' || isOnBaseline(parent)
}

/** Whether a frame around it that hugs counts what it holds, not its size. */
function countsByContent(record: NodeRecord): boolean {
  const { parent } = record
  const along = fillsMain(record)
  const across = fillsCross(record)
  if (!parent || !isPlaced(record) || !(along || across)) return false
  const { primaryAxisSizingMode, counterAxisSizingMode } = parent.props
  if (along && primaryAxisSizingMode === 'AUTO') return true
  if (across && counterAxisSizingMode === 'AUTO') return true
  return countsByContent(parent)
}

function isGridPart({ type }: NodeRecord): boolean {
  return type === 'SLIDE_ROW' || type === 'SLIDE_GRID'
}

/** Fits a layer to its content; false when its size is independent of it. */
function fitToContent(record: NodeRecord): boolean {
  if (isGroup(record)) layingOut(() => fitGroup(record))
  else if (isAutoLayout(record)) layOut(record)
  else if (isGridPart(record)) arrangeAround(record)
  else return false
  return true
}

/** Fits a layer to its content, and those around it as far as theirs change. */
export function settle(record: NodeRecord): void {
  let at: NodeRecord | null = record
  while (at) {
    const { width, height, matrix } = at.props
    if (!fitToContent(at)) return
    const now = at.props
    const sameSize = now.width === width && now.height === height
    const isSettled = sameSize && now.matrix === matrix
    if (isSettled && !isOnBaseline(at) && !countsByContent(at)) return
    at = at.parent
  }
}

/** Lays out what a layer holds, from the inside, and the layer itself. */
export function layOutWithin(record: NodeRecord): void {
  for (const child of record.children || []) {
    if (child.props.visible) layOutWithin(child)
  }
  fitToContent(record)
}

/** Shows or hides a layer. */
export function show(record: NodeRecord, visible: boolean): void {
  if (record.props.visible === visible) return
  setProp(record, 'visible', visible)
  if (visible) layOutWithin(record)
  settleParents(record)
}

/** Parents that depend on a child's box follow it. */
export function settleParents(record: NodeRecord): void {
  if (record.parent) settle(record.parent)
}

/** After its limits changed, a layer may have to grow or shrink. */
export function limitRecord(record: NodeRecord): void {
  if (!isLimited(record)) return
  const { width, height } = record.props
  resizeRecord(record, width, height, true)
  settleParents(record)
}

/**
 * To be called after a change that its own layout or its parent's depends on.
 */
export function relayout(record: NodeRecord): void {
  if (isAutoLayout(record)) layOut(record)
  settleParents(record)
}
