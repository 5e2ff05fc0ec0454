import type { ImageRecord } from '../../../contract/api/records/image.ts'
import type { Core } from '../core/core.ts'
import type { FileName } from '../core/library.ts'
import type { Database } from '../database/open-database.ts'
import { malformed } from '../faults/malformed.ts'
import { JsonText } from '../http/json-text.ts'
import { createByteCache, type ByteCache } from '../index/byte-cache.ts'
import { licensableFormats } from '../licensing/licensable-formats.ts'
import { fileNameOf } from '../licensing/plan-formats.ts'
import { mediaBase } from '../media/media-base.ts'
import type { Call } from '../requests/operation.ts'
import { findAsset } from '../search/find-asset.ts'
import { imageRecord } from '../search/image-record.ts'

/** Records of known assets, in the order of the ids. */
export function imageRecords(
  call: Call<unknown, unknown>,
  ids: string[],
  view: 'minimal' | 'full'
): ImageRecord[] {
  const formats = view === 'full' ? formatsOf(call) : undefined
  return ids.flatMap(id => {
    const record = makeRecord(call, id, view, formats)
    return record ? [malformed(call.core.faults, record, 'description')] : []
  })
}

const cacheBytes = 64 * 1024 * 1024
const caches = new WeakMap<Database, ByteCache<JsonText>>()

/** The JSON of one asset; recent ones are cached, as assets do not change. */
export function imageRecordText(
  call: Call<unknown, unknown>,
  id: string,
  view: 'minimal' | 'full'
): JsonText | undefined {
  const { core, language } = call
  if (core.faults.has('remove-asset', id)) return undefined
  const formats = view === 'full' ? formatsOf(call) : undefined
  if (core.faults.has('malform-record', id)) {
    const record = makeRecord(call, id, view, formats)
    return record && new JsonText(malformed(core.faults, record, 'description'))
  }
  const covered = formats ? [...formats].join() : '*'
  const key = `${id} ${view} ${language} ${covered}`
  const texts = textsOf(core)
  const known = texts.get(key)
  if (known) return known
  const record = makeRecord(call, id, view, formats)
  return record && texts.set(key, new JsonText(record))
}

/** Adds half of the size for the compressed form. */
function textsOf({ catalog }: Core): ByteCache<JsonText> {
  const known = caches.get(catalog)
  if (known) return known
  const cache = createByteCache<JsonText>(
    cacheBytes,
    ({ text }) => 1.5 * Buffer.byteLength(text)
  )
  caches.set(catalog, cache)
  return cache
}

function makeRecord(
  { core, language }: Call<unknown, unknown>,
  id: string,
  view: 'minimal' | 'full',
  formats: Set<FileName> | undefined
): ImageRecord | undefined {
  const asset = findAsset(core, id)
  if (!asset) return undefined
  return imageRecord(core.library, asset, {
    view,
    language,
    mediaBase: mediaBase(core, id),
    formats
  })
}

/** The formats that the person may license; undefined for an application. */
function formatsOf({
  core,
  caller
}: Call<unknown, unknown>): Set<FileName> | undefined {
  if (!caller?.person) return undefined
  const names = licensableFormats(core, caller.person, 'images').map(
    ({ size, format }) => fileNameOf(size, format)
  )
  return new Set(names.filter(name => name !== undefined))
}
