import { readFileSync } from 'node:fs'
import { dataFile } from '../assets/data-file.ts'
import { listAssets } from '../list-assets.ts'
import { fingerprintSize } from './fingerprint.ts'

/** Written by `writeFingerprints`. */
export const fingerprintFile = dataFile('fingerprints/fingerprints.bin')

let known: ReadonlyMap<string, Uint8Array> | undefined

/** Fingerprints of the assets of the default catalogue, by id. */
export function readFingerprints(): ReadonlyMap<string, Uint8Array> {
  known ??= read()
  return known
}

function read(): ReadonlyMap<string, Uint8Array> {
  const bytes = readFileSync(fingerprintFile)
  const count = bytes.length / fingerprintSize
  const assets = Array.from(listAssets({ count }), ({ id }) => id)
  return new Map(
    assets.map((id, index) => {
      const start = index * fingerprintSize
      return [id, bytes.subarray(start, start + fingerprintSize)]
    })
  )
}
