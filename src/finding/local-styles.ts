import { addPictures } from './pictures-of.ts'
import type { ShownPicture } from './pictures-of.ts'

/** A paint style of this file that holds pictures. */
export interface StyleHolder {
  style: PaintStyle
  shown: ShownPicture[]
}

const styles = new Map<string, PaintStyle>()
const holders = new Map<string, StyleHolder>()
const changed = new Map<string, StyleChange>()
let isStale = true

/** The paint styles of this file; those of libraries are read-only. */
export function localStyles(): ReadonlyMap<string, PaintStyle> {
  return styles
}

export function styleHolders(): StyleHolder[] {
  return Array.from(holders.values())
}

export function noteStyleChange(change: StyleChange): void {
  isStale = true
  changed.set(change.id, change)
}

/** What was heard and not read yet; taken out by whoever read it. */
export function styleChanges(): Map<string, StyleChange> {
  return changed
}

export async function readStyles(isAnew: boolean): Promise<void> {
  // Figma: boards have no styles
  if (figma.editorType === 'figjam' || (!isStale && !isAnew)) return
  isStale = false
  const local = await figma.getLocalPaintStylesAsync()
  styles.clear()
  holders.clear()
  local.forEach(style => {
    const shown: ShownPicture[] = []
    addPictures(shown, style.paints, style.id)
    styles.set(style.id, style)
    if (shown.length > 0) holders.set(style.id, { style, shown })
  })
}
