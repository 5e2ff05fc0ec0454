import { createHash } from 'node:crypto'
import type { Contributor } from '../../catalog/assets/contributors.ts'

const firstId = 1_000_000
const idCount = 9_000_000

/** A profile for each name, by name; ids are derived from the names. */
export function pictureContributors(
  names: Iterable<string>
): Map<string, Contributor> {
  const taken = new Set<string>()
  const sorted = [...new Set(names)].toSorted()
  return new Map(
    sorted.map(name => {
      const id = freeId(name, taken)
      taken.add(id)
      const license = 'as agreed with the library'
      return [name, { id, name, license, licenseUrl: '', attribution: name }]
    })
  )
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  const hash = createHash('sha256').update(name).digest().readUInt32BE(0)
  for (let offset = hash; ; offset++) {
    const id = String(firstId + (offset % idCount))
    if (!taken.has(id)) return id
  }
}
