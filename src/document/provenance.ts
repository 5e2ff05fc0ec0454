import { documentKeys, readProvenance } from '../../contract/document.ts'
import type {
  ImageIndexEntry,
  Provenance,
  PublicRecord,
  ReplacedImage
} from '../../contract/document.ts'
import type { CompImage } from '../../contract/placing.ts'
import { toCompEntry } from './image-index.ts'
import { keepEntry } from './keep-entry.ts'
import { writeRelaunchButtons } from './relaunch.ts'
import { writeEntry } from './write-entry.ts'

const key = documentKeys.provenance
const namespace = documentKeys.sharedNamespace

export function findProvenance(node: BaseNode | BaseStyle): Provenance | null {
  return readProvenance(node.getPluginData(key))
}

/** Something of ours is written, be it of a newer version. */
export function hasProvenance(node: BaseNode): boolean {
  return node.getPluginData(key) !== ''
}

export interface Origin {
  entry: ImageIndexEntry
  imageHash: string
  licenseId: string | null
  /** The API's name of the license. */
  license: string | null
  /** The comp whose place it takes. */
  replaced?: ReplacedImage
}

/** Writes the private record, the reduced copy for other tools, and buttons. */
export function writeProvenance(
  node: BaseNode | BaseStyle,
  origin: Origin
): void {
  const { entry, imageHash, licenseId, license, replaced } = origin
  const at = new Date().toISOString()
  const record: PublicRecord = {
    assetId: entry.assetId,
    imageHash,
    state: entry.state,
    license,
    licenseId,
    at
  }
  const what = { imageHash, licenseId, license, at }
  const provenance = Object.assign({}, entry, what, replaced && { replaced })
  if (!writeEntry(node, key, provenance)) return
  node.setSharedPluginData(namespace, key, JSON.stringify(record))
  writeRelaunchButtons(node, entry)
}

export function writeComp(
  node: BaseNode | BaseStyle,
  { picture, imageHash }: CompImage
): void {
  const entry = toCompEntry(picture)
  writeProvenance(node, { entry, imageHash, licenseId: null, license: null })
}

/** Keeps all that `writeProvenance` writes; the result puts it back. */
export function keepProvenance(node: BaseNode | BaseStyle): () => void {
  const putEntryBack = keepEntry(node, key)
  const buttons = 'setRelaunchData' in node && node.getRelaunchData()
  return () => {
    putEntryBack()
    // last: Figma may have refused them
    if (buttons && 'setRelaunchData' in node) node.setRelaunchData(buttons)
  }
}
