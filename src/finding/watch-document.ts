/** Properties whose change can show, hide or turn a picture. */
const properties: { [property: string]: true } = {
  fills: true,
  fillStyleId: true,
  strokes: true,
  strokeStyleId: true,
  vectorNetwork: true,
  styledTextSegments: true,
  pluginData: true
}

const interval = 250

/** Tells which pages changed, at most four times a second. */
export function watchDocument(tell: (pageIds: string[]) => void): void {
  const changed = new Set<string>()

  function note(pageIds: string[]): void {
    if (changed.size === 0) setTimeout(flush, interval)
    pageIds.forEach(id => changed.add(id))
  }
  function flush(): void {
    const pageIds = Array.from(changed)
    changed.clear()
    tell(pageIds)
  }
  function watch(page: PageNode): () => void {
    function hear({ nodeChanges }: NodeChangeEvent): void {
      if (nodeChanges.some(isRelevant)) note([page.id])
    }
    page.on('nodechange', hear)
    return () => page.off('nodechange', hear)
  }

  let stop = watch(figma.currentPage)
  figma.on('currentpagechange', () => {
    stop()
    stop = watch(figma.currentPage)
  })
  // a style may be used on every page
  figma.on('stylechange', () => note(figma.root.children.map(page => page.id)))
}

function isRelevant(change: NodeChange): boolean {
  return (
    change.type !== 'PROPERTY_CHANGE' ||
    change.properties.some(property => properties[property] === true)
  )
}
