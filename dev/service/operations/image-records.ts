import type { ImageRecord } from '../../../contract/api/image.ts'
import type { Call } from '../http/operation.ts'
import { licensableFormats } from '../licensing/licensable-formats.ts'
import { fileNameOf } from '../licensing/plan-formats.ts'
import type { FileName } from '../library.ts'
import { mediaBase } from '../media/media-base.ts'
import { findAsset } from '../search/find-asset.ts'
import { imageRecord } from '../search/image-record.ts'

/** Records of those assets that can be found, in the order of the ids. */
export function imageRecords(
  call: Call<unknown, unknown>,
  ids: string[],
  view: 'minimal' | 'full'
): ImageRecord[] {
  const { core, language } = call
  const formats = view === 'full' ? formatsOf(call) : undefined
  return ids.flatMap(id => {
    const asset = findAsset(core, id)
    if (!asset) return []
    const record = imageRecord(core.library, asset, {
      view,
      language,
      mediaBase: mediaBase(core, id),
      formats
    })
    return [core.faults.isMalformed(id) ? malformed(record) : record]
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
