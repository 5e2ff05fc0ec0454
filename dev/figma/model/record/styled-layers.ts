import type { NodeRecord, Props } from './node-record.ts'

/** Style → the layers that may show it; some may have dropped it since. */
const styled = new Map<string, Set<NodeRecord>>()

/** Notes a layer under its styles: a search would have to read every layer. */
export function noteStyles(record: NodeRecord, own: Partial<Props>): void {
  const { fillStyleId, strokeStyleId, textStyleId } = own
  if (fillStyleId) note(fillStyleId, record)
  if (strokeStyleId) note(strokeStyleId, record)
  if (textStyleId) note(textStyleId, record)
  if (own.effectStyleId) note(own.effectStyleId, record)
  if (own.gridStyleId) note(own.gridStyleId, record)
  if (own.ranges) own.ranges.forEach(range => noteStyles(record, range))
  if (own.vectorNetwork) noteRegions(record, own.vectorNetwork)
}

export function possibleUsers(styleId: string): NodeRecord[] {
  return Array.from(styled.get(styleId) || [])
}

function note(styleId: string, record: NodeRecord): void {
  const known = styled.get(styleId)
  if (known) known.add(record)
  else styled.set(styleId, new Set([record]))
}

function noteRegions(record: NodeRecord, { regions = [] }: VectorNetwork) {
  regions.forEach(({ fillStyleId }) => {
    if (fillStyleId) note(fillStyleId, record)
  })
}
