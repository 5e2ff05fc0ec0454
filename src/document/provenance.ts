import { documentKeys, readProvenance } from '../../contract/document.ts'
import type {
  ImageIndexEntry,
  Provenance,
  PublicRecord,
  ReplacedImage
} from '../../contract/document.ts'
import type { CompImage } from '../../contract/placing.ts'
import { isEntryText } from '../../contract/shape.ts'
import { showsFile } from '../images/shows-file.ts'
import { toCompEntry } from './image-index.ts'
import { writeRelaunchButtons } from './relaunch.ts'
import { writeEntry } from './write-entry.ts'

const key = documentKeys.provenance
const namespace = documentKeys.sharedNamespace
const furtherStart = documentKeys.furtherProvenance('')
const nothing: Texts = { own: '', shared: '' }

/**
 * The newest record, even when the layer or style shows another picture now.
 */
export function findProvenance(node: BaseNode | BaseStyle): Provenance | null {
  return readProvenance(node.getPluginData(key))
}

/** The record of this image on the layer or style that shows it. */
export function findRecord(
  holder: BaseNode | BaseStyle,
  imageHash: string
): Provenance | null {
  const text = holder.getPluginData(key)
  if (text === '') return null
  const last = readProvenance(text)
  if (last && last.imageHash === imageHash) return last
  const further = documentKeys.furtherProvenance(imageHash)
  const record = readProvenance(holder.getPluginData(further))
  return record && record.imageHash === imageHash ? record : null
}

/** Whether we wrote a record here; true also for a newer version. */
export function hasProvenance(node: BaseNode): boolean {
  return node.getPluginData(key) !== ''
}

/** Layers of an instance have the names of their component. */
export function hasOurName(node: SceneNode): boolean {
  const last = findProvenance(node)
  const isOurs = last !== null && last.layerName === node.name
  return isOurs && !node.id.startsWith('I')
}

export interface Origin {
  entry: ImageIndexEntry
  imageHash: string
  licenseId: string | null
  /** The API's name of the license. */
  license: string | null
  /** The comp that it replaces. */
  replaced?: ReplacedImage
  /** The name that we gave the layer; else the known one is kept. */
  layerName?: string | undefined
}

/**
 * Writes the private record, the reduced copy for other tools and the
 * relaunch buttons. Records of other pictures that it still shows are kept.
 */
export function writeProvenance(
  holder: SceneNode | PaintStyle,
  origin: Origin
): void {
  const { entry, imageHash, licenseId, license, replaced } = origin
  const at = new Date().toISOString()
  const { assetId, mediaType, state } = entry
  const copy: PublicRecord = {
    assetId,
    imageHash,
    state,
    license,
    licenseId,
    at
  }
  if (mediaType !== 'image') copy.mediaType = mediaType
  const last = findProvenance(holder)
  const { layerName = last ? last.layerName : undefined } = origin
  const provenance = Object.assign(
    {},
    entry,
    { imageHash, licenseId, license, at },
    replaced && { replaced },
    isEntryText(layerName) && { layerName }
  )
  const before = read(holder, key)
  if (!writeEntry(holder, key, provenance)) return
  holder.setSharedPluginData(namespace, key, JSON.stringify(copy))
  if (last && !isStale(last.imageHash)) {
    write(holder, documentKeys.furtherProvenance(last.imageHash), before)
  }
  for (const one of furtherKeys(holder)) {
    if (isStale(one.slice(furtherStart.length))) write(holder, one, nothing)
  }
  writeRelaunchButtons(holder, entry)

  function isStale(hash: string): boolean {
    return hash === imageHash || !showsFile(holder, hash)
  }
}

export function writeComp(
  holder: SceneNode | PaintStyle,
  { picture, imageHash }: CompImage,
  layerName?: string
): void {
  const entry = toCompEntry(picture)
  const origin = { entry, imageHash, licenseId: null, license: null }
  writeProvenance(holder, Object.assign({ layerName }, origin))
}

/** Remembers all that `writeProvenance` writes; the result restores it. */
export function snapshotProvenance(node: BaseNode | BaseStyle): () => void {
  const keys = [key, ...furtherKeys(node)]
  const texts = keys.map(one => read(node, one))
  const buttons = 'setRelaunchData' in node && node.getRelaunchData()
  return () => {
    furtherKeys(node).forEach(one => write(node, one, nothing))
    keys.forEach((one, i) => write(node, one, texts[i] || nothing))
    // last: Figma may have refused them
    if (!buttons || !('setRelaunchData' in node)) return
    const isBare = hasNone(buttons) && hasNone(node.getRelaunchData())
    if (!isBare) node.setRelaunchData(buttons)
  }
}

function hasNone(buttons: Record<string, string>): boolean {
  return Object.keys(buttons).length === 0
}

function furtherKeys(node: PluginDataMixin): string[] {
  return node.getPluginDataKeys().filter(one => one.startsWith(furtherStart))
}

/** A private entry and its shared copy. */
interface Texts {
  own: string
  shared: string
}

function read(node: PluginDataMixin, name: string): Texts {
  return {
    own: node.getPluginData(name),
    shared: node.getSharedPluginData(namespace, name)
  }
}

function write(node: PluginDataMixin, name: string, texts: Texts): void {
  node.setPluginData(name, texts.own)
  node.setSharedPluginData(namespace, name, texts.shared)
}
