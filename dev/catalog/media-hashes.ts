import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** Hashes of a committed file and of its source. */
export interface MediaHashes {
  /** Hash of the drawings or the sound, including a watermark. */
  source: string
  /** Hash of the file's bytes. */
  file: string
}

const address = new URL('media-hashes.tsv', import.meta.url)

/** Sixteen hexadecimal digits. */
export function mediaHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The hashes that `makeMedia` wrote, by file name. */
export function readMediaHashes(): Map<string, MediaHashes> {
  const lines = readFileSync(address, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map(line => {
      const [name = '', source = '', file = ''] = line.split('\t')
      return [name, { source, file }]
    })
  )
}

/** Writes the whole list, one file per line: name, source, file. */
export function writeMediaHashes(
  hashes: ReadonlyMap<string, MediaHashes>
): void {
  const lines = [...hashes]
    .map(([name, { source, file }]) => `${name}\t${source}\t${file}\n`)
    .toSorted()
  writeFileSync(address, lines.join(''))
}
