import type { ImageIndexEntry } from '../../contract/document.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { findIndexEntry } from '../document/image-index.ts'
import { addPictures, picturesOf } from './pictures-of.ts'
import type { ShownPicture } from './pictures-of.ts'
import { findProvenance } from '../document/provenance.ts'

/** One place in the file where an image shows. */
export interface Use extends ShownPicture {
  /** Null for a paint style by itself. */
  node: SceneNode | null
  name: string
  pageId: string | null
  pageName: string
}

/** Which images are ours and where they show. */
export interface Scan {
  visit(node: SceneNode, page: PageNode): void
  /** Uses of our pictures. */
  uses(): Use[]
  /** Our pictures that were seen. */
  known: Map<string, ImageIndexEntry>
  /** Paint styles of this file by id. */
  styles: Map<string, PaintStyle>
}

export async function startScan(): Promise<Scan> {
  const uses: Use[] = []
  const known = new Map<string, ImageIndexEntry>()
  const foreign = new Set<string>()
  const styles = new Map<string, PaintStyle>()

  function learn(imageHash: string, holder: SceneNode | PaintStyle): void {
    if (known.has(imageHash)) return
    const entry = foreign.has(imageHash) ? null : findIndexEntry(imageHash)
    const own = entry ? null : findProvenance(holder)
    if (entry) known.set(imageHash, entry)
    else if (own && own.imageHash === imageHash) known.set(imageHash, own)
    else foreign.add(imageHash)
  }

  function visit(node: SceneNode, page: PageNode): void {
    const shown = picturesOf(node)
    if (shown.length === 0) return
    const place = {
      node,
      name: node.name,
      pageId: page.id,
      pageName: page.name
    }
    shown.forEach(picture => {
      learn(picture.imageHash, node)
      uses.push(Object.assign({}, picture, place))
    })
  }

  function visitStyle(style: PaintStyle): void {
    const shown: ShownPicture[] = []
    const place = { node: null, name: style.name, pageId: null, pageName: '' }
    styles.set(style.id, style)
    addPictures(shown, style.paints, style.id)
    shown.forEach(picture => {
      learn(picture.imageHash, style)
      uses.push(Object.assign({}, picture, place))
    })
  }

  const local = await figma.getLocalPaintStylesAsync()
  local.forEach(visitStyle)
  return {
    visit,
    uses: () => uses.filter(use => known.has(use.imageHash)),
    known,
    styles
  }
}

/** Why a use cannot be changed; null when it can. */
export function useRefusal(use: Use, scan: Scan): ErrorCode | null {
  const isForeign = use.styleId !== '' && !scan.styles.has(use.styleId)
  return isForeign || figma.editorType === 'dev' ? 'layer-read-only' : null
}
