/**
 * Replaces the topmost picture of a layer through its media field in Buzz.
 * Null when there is no field or the paints differ in anything else.
 */
export function writeMedia(
  node: SceneNode & MinimalFillsMixin,
  paints: readonly Paint[]
): Promise<void> | null {
  const top = paints.map(({ type }) => type).lastIndexOf('IMAGE')
  const paint = paints[top] as ImagePaint // undefined without a picture; then no field is found
  const before = node.fills as readonly Paint[] // mixed fills are written by range
  const exchanged = before.map((one, i) => (i === top ? paint : one))
  const isAlone = JSON.stringify(exchanged) === JSON.stringify(paints)
  const field =
    isAlone &&
    figma.buzz
      .getMediaContent(node)
      .find(
        ({ type, node: own }) => type === 'IMAGE' && own && own.id === node.id
      )
  return field ? field.setMediaAsync(paint) : null
}
