/**
 * Exchanges the topmost picture of a layer through its field in Buzz; null
 * where the paints change anything else, or there is no field.
 */
export function writeMedia(
  node: SceneNode & MinimalFillsMixin,
  paints: readonly Paint[]
): Promise<void> | null {
  const before = node.fills as readonly Paint[] // when mixed, without length
  const changed = paints.filter(
    (one, i) => JSON.stringify(one) !== JSON.stringify(before[i])
  )
  const [top] = paints.filter(({ type }) => type === 'IMAGE').slice(-1)
  const isAlone = changed.length === 1 && paints.length === before.length
  if (!isAlone || !top || top !== changed[0]) return null
  const field = figma.buzz
    .getMediaContent(node)
    .find(one => one.type === top.type && one.node?.id === node.id)
  return field ? field.setMediaAsync(top as ImagePaint) : null // by its type
}
