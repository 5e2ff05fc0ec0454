import type { Inspected, RecordedPicture } from '../../contract/companion.ts'
import { documentKeys, readPublicRecord } from '../../contract/document.ts'
import { addPictures, picturesOf } from '../finding/pictures-of.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'

const { provenance: key, sharedNamespace: namespace } = documentKeys
const most = 50

/** Records of the selected layers, of what is in them and of their styles. */
export async function inspectSelection(): Promise<Inspected> {
  const { selection } = figma.currentPage
  const pictures: RecordedPicture[] = []
  const seen = new Set<string>()
  for (const node of selection) {
    for (const layer of recordedLayers(node)) add(pictures, layer)
    await addStyles(node)
    if (pictures.length >= most) break
  }
  return { selected: selection.length, pictures: pictures.slice(0, most) }

  async function addStyles(node: SceneNode): Promise<void> {
    for (const id of styleIdsOf(node)) {
      const style = seen.has(id) ? null : await figma.getStyleByIdAsync(id)
      seen.add(id)
      if (style && style.type === 'PAINT') add(pictures, style)
    }
  }
}

function recordedLayers(node: SceneNode): SceneNode[] {
  const sharedPluginData = { namespace, keys: [key] }
  const inside =
    'findAllWithCriteria' in node
      ? node.findAllWithCriteria({ sharedPluginData })
      : []
  return [node, ...(inside as SceneNode[])] // below a page
}

function styleIdsOf(node: SceneNode): string[] {
  const ids = [
    'fillStyleId' in node ? node.fillStyleId : '',
    'strokeStyleId' in node ? node.strokeStyleId : ''
  ]
  return ids.filter((id): id is string => typeof id === 'string' && id !== '')
}

function add(pictures: RecordedPicture[], holder: SceneNode | PaintStyle) {
  const record = readPublicRecord(holder.getSharedPluginData(namespace, key))
  if (!record) return
  const { assetId, state, license, licenseId, at, imageHash } = record
  const hashes = shownBy(holder)
  pictures.push({
    nodeId: holder.id,
    name: holder.name,
    holder: holder.type === 'PAINT' ? 'style' : 'layer',
    assetId,
    state,
    license,
    licenseId,
    at,
    isShown: imageHash ? hashes.includes(imageHash) : hashes.length > 0
  })
}

function shownBy(holder: SceneNode | PaintStyle): string[] {
  const shown: ShownPicture[] = []
  if (holder.type === 'PAINT') addPictures(shown, holder.paints, '')
  else shown.push(...picturesOf(holder))
  return shown.map(({ imageHash }) => imageHash)
}
