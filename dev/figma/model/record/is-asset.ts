import type { NodeRecord, RecordType } from './node-record.ts'

const vectors: RecordType[] = [
  'VECTOR',
  'BOOLEAN_OPERATION',
  'STAR',
  'POLYGON',
  'ELLIPSE',
  'LINE',
  'RECTANGLE'
]
const containers: RecordType[] = ['FRAME', 'GROUP', 'COMPONENT', 'INSTANCE']
/** The largest side of an icon, in pixels. */
const largestIcon = 64

function isDrawn(record: NodeRecord): boolean {
  if (vectors.includes(record.type)) return true
  const children = record.children || []
  if (!containers.includes(record.type) || children.length === 0) return false
  return children.every(isDrawn)
}

/** Whether a picture fills it. */
export function showsImage({ props }: NodeRecord): boolean {
  return props.fills.some(
    paint => paint.type === 'IMAGE' && paint.visible !== false
  )
}

/** Whether Figma would take it for an icon or a picture; our own guess. */
export function isAsset(record: NodeRecord): boolean {
  const { width, height } = record.props
  if (showsImage(record)) return true
  const isSmall = width <= largestIcon && height <= largestIcon
  return isSmall && record.type !== 'RECTANGLE' && isDrawn(record)
}
