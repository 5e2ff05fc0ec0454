import { hasOwn } from '../../shared/has-own.ts'
import { allSingle, single } from '../../shared/single.ts'
import { freezeDeep } from '../record/freeze-deep.ts'
import { isGroup } from '../geometry/geometry.ts'
import { fitGroup } from './place-layer.ts'
import { setProp } from '../edits/history.ts'
import { layingOut } from './laying-out.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { scaleVectorNetwork } from '../geometry/vector-network.ts'

/** Lengths that the scale tool changes along with the size. */
const lengths = [
  'width',
  'height',
  'strokeWeight',
  'strokeTopWeight',
  'strokeBottomWeight',
  'strokeLeftWeight',
  'strokeRightWeight',
  'topLeftRadius',
  'topRightRadius',
  'bottomLeftRadius',
  'bottomRightRadius',
  'paddingLeft',
  'paddingRight',
  'paddingTop',
  'paddingBottom',
  'itemSpacing',
  'counterAxisSpacing',
  'minWidth',
  'maxWidth',
  'minHeight',
  'maxHeight',
  'fontSize',
  'paragraphIndent',
  'paragraphSpacing'
] as const satisfies readonly (keyof Props)[]

function scaledEffect(effect: Effect, by: number): Effect {
  if (effect.type === 'DROP_SHADOW' || effect.type === 'INNER_SHADOW') {
    const { radius, spread = 0, offset } = effect
    return Object.assign({}, effect, {
      radius: radius * by,
      spread: spread * by,
      offset: { x: offset.x * by, y: offset.y * by }
    })
  }
  return 'radius' in effect
    ? Object.assign({}, effect, { radius: effect.radius * by })
    : effect
}

function scaleLists(record: NodeRecord, by: number): void {
  const { effects, dashPattern, ranges, vectorNetwork } = record.props
  if (effects.length > 0) {
    const scaled = effects.map(effect => scaledEffect(effect, by))
    setProp(record, 'effects', freezeDeep(allSingle(scaled)))
  }
  if (dashPattern.length > 0) {
    const scaled = dashPattern.map(dash => dash * by)
    setProp(record, 'dashPattern', Object.freeze(allSingle(scaled)))
  }
  if (ranges.some(range => hasOwn(range, 'fontSize'))) {
    const scaled = ranges.map(range =>
      hasOwn(range, 'fontSize') && typeof range.fontSize === 'number'
        ? Object.assign({}, range, { fontSize: range.fontSize * by })
        : range
    )
    setProp(record, 'ranges', freezeDeep(allSingle(scaled)))
  }
  if (vectorNetwork.vertices.length > 0) {
    setProp(record, 'vectorNetwork', scaleVectorNetwork(vectorNetwork, by, by))
  }
}

/** Moves away from a point of the same container. */
function scalePlace(record: NodeRecord, by: number, { x, y }: Vector): void {
  const [[a, c, left], [b, d, top]] = record.props.matrix
  setProp(record, 'matrix', [
    [a, c, single(x + (left - x) * by)],
    [b, d, single(y + (top - y) * by)]
  ])
}

function scaleWithin(record: NodeRecord, by: number, origin: Vector): void {
  for (const name of lengths) {
    const size = record.props[name]
    if (size) setProp(record, name, size * by)
  }
  scaleLists(record, by)
  if (record.type === 'INSTANCE') {
    setProp(record, 'scaleFactor', record.props.scaleFactor * by)
  }
  const { width, height, targetAspectRatio } = record.props
  if (targetAspectRatio) {
    setProp(record, 'targetAspectRatio', { x: width, y: height })
  }
  // Children of a group are placed in the group's parent.
  const inner = isGroup(record) ? origin : { x: 0, y: 0 }
  for (const child of record.children || []) {
    scalePlace(child, by, inner)
    scaleWithin(child, by, inner)
  }
  if (isGroup(record)) fitGroup(record)
}

/** Scales from the top-left corner, as the scale tool does. */
export function rescaleRecord(record: NodeRecord, by: number): void {
  const [[, , x], [, , y]] = record.props.matrix
  const scale = (): void => scaleWithin(record, by, { x, y })
  if (record.type === 'INSTANCE') layingOut(scale)
  else scale()
}
