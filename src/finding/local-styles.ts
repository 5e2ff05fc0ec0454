let styles = new Map<string, PaintStyle>()
let isStale = true

/** The paint styles of this file; those of libraries are read-only. */
export function localStyles(): ReadonlyMap<string, PaintStyle> {
  return styles
}

export function distrustStyles(): void {
  isStale = true
}

export async function readStyles(isAnew: boolean): Promise<void> {
  // Figma: boards have no styles
  if (figma.editorType === 'figjam' || (!isStale && !isAnew)) return
  const local = await figma.getLocalPaintStylesAsync()
  isStale = false
  styles = new Map(
    local.map(style => [style.id, style] as [string, PaintStyle])
  )
}
