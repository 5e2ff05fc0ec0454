import { documentKeys } from '../../../contract/document.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { allEntries } from './all-entries.ts'

const imageKey = /^(?:image|also):(\w+)/
const licensePrefix = documentKeys.license('')

/** Fields whose values differ between runs; only their presence counts. */
const runSpecificKeys = ['at', 'id', 'licenseId']

/**
 * The file as comparable lines: without ids and times of licenses, with labels
 * in place of image hashes, and without the layer of this id.
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

/** A label of the assets and renditions of each image, by hash. */
function labelsOf(pluginData: unknown): Map<string, string> {
  const all = new Map<string, string[]>()
  for (const [key, value] of allEntries(pluginData)) {
    const [, hash] = imageKey.exec(key) ?? []
    if (hash === undefined) continue
    const entry = parse(value)
    const fields = isRecord(entry) ? entry : {}
    const named = ['mediaType', 'assetId', 'state', 'rendition'] as const
    const label = named.map(name => String(fields[name])).join(' ')
    all.set(hash, [...(all.get(hash) ?? []), label])
  }
  return new Map(
    [...all].map(([hash, labels]) => [hash, labels.toSorted().join()])
  )
}

function simplify(value: unknown, withoutId: string): unknown {
  if (Array.isArray(value)) {
    return value
      .filter(one => !isRecord(one) || one['id'] !== withoutId)
      .map(one => simplify(one, withoutId))
  }
  if (!isRecord(value)) return simplifyText(value, withoutId)
  const licenses: string[] = []
  const images: string[] = []
  const entries: [string, unknown][] = []
  for (const [key, one] of Object.entries(value)) {
    if (isForeign(key, withoutId)) continue
    const simple = simplify(one, withoutId)
    const [, hash] = imageKey.exec(key) ?? []
    if (key.startsWith(licensePrefix)) licenses.push(JSON.stringify(simple))
    // The order of several assets with one image does not count.
    else if (hash !== undefined) images.push(hash + JSON.stringify(simple))
    else entries.push([key, withoutLicenseId(simple)])
  }
  if (licenses.length > 0) entries.push(['licenses', licenses.toSorted()])
  if (images.length > 0) entries.push(['images', images.toSorted()])
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  )
}

/** Whether the key belongs to this run alone or to the left-out layer. */
function isForeign(key: string, withoutId: string): boolean {
  return key === documentKeys.fileId || (withoutId !== '' && key === withoutId)
}

/** The history may show a license number too late for the layer to have it. */
function withoutLicenseId(value: unknown): unknown {
  if (!isRecord(value) || !('licenseId' in value)) return value
  const { licenseId: _, ...rest } = value
  return rest
}

/** Simplifies the JSON that the plugin wrote as text. */
function simplifyText(value: unknown, withoutId: string): unknown {
  const record = parse(value)
  if (!isRecord(record)) return value
  const comparable = Object.entries(record).map(([key, one]) =>
    runSpecificKeys.includes(key) ? [key, one !== null] : [key, one]
  )
  return simplify(Object.fromEntries(comparable), withoutId)
}

function parse(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined // a text of the document that only looks like JSON
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
