let styles = new Map<string, PaintStyle>()
let isStale = true

/** The paint styles of this file; those of libraries are read-only. */
export function localStyles(): ReadonlyMap<string, PaintStyle> {
  return styles
}

export function markStylesStale(): void {
  isStale = true
}

export async function readStyles(isForced: boolean): Promise<void> {
  // Figma: boards have no styles
  if (figma.editorType === 'figjam' || (!isStale && !isForced)) return
  const local = await figma.getLocalPaintStylesAsync()
  isStale = false
  styles = new Map(
    local.map(style => [style.id, style] as [string, PaintStyle])
  )
}
