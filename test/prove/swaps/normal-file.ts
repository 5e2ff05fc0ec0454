import { documentKeys } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'

type Value = unknown

const imageKey = /^(?:image|also):(\w+)/
const licensePrefix = documentKeys.license('')

/** What differs from run to run; that it is there counts. */
const ofOneRun = ['at', 'id', 'licenseId']

/**
 * All of a file that counts, as lines of text: ids and times of licenses
 * apart, images by what they are of, and without one layer if one is named.
 */
export function toLines(file: DocumentFile, withoutId = ''): string[] {
  const { pages, styles, pluginData } = file
  const labels = labelsOf(pluginData)
  const data = simplify({ pages, styles, pluginData }, withoutId)
  const text = JSON.stringify(data, null, 1)
  return [...labels]
    .reduce((all, [hash, label]) => all.replaceAll(hash, label), text)
    .split('\n')
}

/** The assets and renditions of each image, by hash. */
function labelsOf(pluginData: Value): Map<string, string> {
  const all = new Map<string, string[]>()
  for (const [key, value] of allEntries(pluginData)) {
    const [, hash] = imageKey.exec(key) ?? []
    if (hash === undefined) continue
    const entry = parse(value)
    const { assetId, state, rendition } = isRecord(entry) ? entry : {}
    const label = `${String(assetId)} ${String(state)} ${String(rendition)}`
    all.set(hash, [...(all.get(hash) ?? []), label])
  }
  return new Map(
    [...all].map(([hash, labels]) => [hash, labels.toSorted().join()])
  )
}

function simplify(value: Value, withoutId: string): Value {
  if (Array.isArray(value)) {
    return value
      .filter(one => !isRecord(one) || one['id'] !== withoutId)
      .map(one => simplify(one, withoutId))
  }
  if (!isRecord(value)) return simplifyText(value, withoutId)
  const licenses: string[] = []
  const images: string[] = []
  const entries: [string, Value][] = []
  for (const [key, one] of Object.entries(value)) {
    if (isForeign(key, withoutId)) continue
    const simple = simplify(one, withoutId)
    const [, hash] = imageKey.exec(key) ?? []
    if (key.startsWith(licensePrefix)) licenses.push(JSON.stringify(simple))
    // which of several was first does not count
    else if (hash !== undefined) images.push(hash + JSON.stringify(simple))
    else entries.push([key, withoutNumber(simple)])
  }
  if (licenses.length > 0) entries.push(['licenses', licenses.toSorted()])
  if (images.length > 0) entries.push(['images', images.toSorted()])
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  )
}

/** Of this run alone, or of the layer that is left out. */
function isForeign(key: string, withoutId: string): boolean {
  return key === documentKeys.fileId || (withoutId !== '' && key === withoutId)
}

/** A layer does not get a number that the history showed only later. */
function withoutNumber(value: Value): Value {
  if (!isRecord(value) || !('licenseId' in value)) return value
  const { licenseId: _, ...rest } = value
  return rest
}

/** What the plugin wrote is JSON in a text. */
function simplifyText(value: Value, withoutId: string): Value {
  const record = parse(value)
  if (!isRecord(record)) return value
  const lasting = Object.entries(record).map(([key, one]) =>
    ofOneRun.includes(key) ? [key, one !== null] : [key, one]
  )
  return simplify(Object.fromEntries(lasting), withoutId)
}

function parse(value: Value): Value {
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined // a text of the document that only looks like JSON
  }
}

function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
