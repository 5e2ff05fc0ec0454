import type { ImageRecord } from '../../../contract/api/image.ts'
import type { Core } from '../core.ts'
import type { Database } from '../database/open-database.ts'
import type { Call } from '../http/operation.ts'
import { licensableFormats } from '../licensing/licensable-formats.ts'
import { fileNameOf } from '../licensing/plan-formats.ts'
import type { FileName } from '../library.ts'
import { mediaBase } from '../media/media-base.ts'
import { createByteCache, type ByteCache } from '../search/byte-cache.ts'
import { findAsset } from '../search/find-asset.ts'
import { imageRecord } from '../search/image-record.ts'

const keptBytes = 16 * 1024 * 1024
/** About what a record takes with the JSON that is kept of it. */
const recordBytes = 8000
const records = new WeakMap<Database, ByteCache<ImageRecord>>()

/** Records of those assets that can be found, in the order of the ids. */
export function imageRecords(
  call: Call<unknown, unknown>,
  ids: string[],
  view: 'minimal' | 'full'
): ImageRecord[] {
  const { core, language } = call
  const formats = view === 'full' ? formatsOf(call) : undefined
  const covered = formats ? [...formats].join() : '*'
  return ids.flatMap(id => {
    if (core.faults.isVanished(id)) return []
    const key = `${id} ${view} ${language} ${covered}`
    const known = recordsOf(core).find(key)
    const record = known ?? makeRecord(call, id, view, formats)
    if (!record) return []
    if (!known) recordsOf(core).keep(key, record)
    return [core.faults.isMalformed(id) ? malformed(record) : record]
  })
}

/** Assets never change while their index is open, and so their records. */
function recordsOf({ catalog }: Core): ByteCache<ImageRecord> {
  const known = records.get(catalog)
  const cache = known ?? createByteCache(keptBytes, () => recordBytes)
  records.set(catalog, cache)
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

/** What the person may license; undefined when only an application asks. */
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

/** What a broken record looks like: no pictures, a number where text is. */
function malformed(record: ImageRecord): ImageRecord {
  const broken = { ...record, assets: {}, description: 7 }
  return broken as unknown as ImageRecord // wrong on purpose
}
