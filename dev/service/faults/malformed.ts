import type { ActiveFaults } from './faults.ts'

/** The record as the faults of its asset send it. */
export function malformed<
  MediaRecord extends { id: string; assets?: object | undefined }
>(
  faults: ActiveFaults,
  record: MediaRecord,
  text: keyof MediaRecord
): MediaRecord {
  const set = faults.all('malform-record')
  const kind = set.findLast(one => one.assetId === record.id)?.kind
  if (kind === undefined) return record
  if (kind === 'unusable') return { ...record, assets: {}, [text]: 7 }
  const files = Object.entries<object>({ ...record.assets }).map(
    ([name, file]) => [name, withOddSize(file, kind)]
  )
  return { ...record, assets: Object.fromEntries(files) }
}

function withOddSize(
  file: object,
  kind: 'without-sizes' | 'sizes-as-text'
): object {
  const sides = Object.entries(file).flatMap(([name, value]) => {
    if (name !== 'width' && name !== 'height') return [[name, value]]
    return kind === 'without-sizes' ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(sides)
}
