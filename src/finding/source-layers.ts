/**
 * The layers that a layer of an instance follows, nearest first. Records on
 * them are not copied into the instance.
 */
export async function sourceLayers(node: SceneNode): Promise<BaseNode[]> {
  const sources: BaseNode[] = []
  // Figma: `I1:9;3:4;5:6` follows `I3:4;5:6`, and that `5:6`
  let path = node.id.split(';').slice(1)
  for (; path.length > 0; path = path.slice(1)) {
    const id = (path.length > 1 ? 'I' : '') + path.join(';')
    const source = await figma.getNodeByIdAsync(id)
    if (source) sources.push(source)
  }
  const main = node.type === 'INSTANCE' && (await node.getMainComponentAsync())
  return main ? sources.concat(main) : sources
}
