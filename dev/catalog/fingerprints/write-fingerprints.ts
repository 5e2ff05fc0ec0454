import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCount, listAssets } from '../list-assets.ts'
import { renderRendition } from '../render-rendition.ts'
import { fingerprint } from './fingerprint.ts'
import { fingerprintFile } from './read-fingerprints.ts'

const concurrency = 4

/**
 * Writes the fingerprints of all assets of the default catalogue, in its order.
 * Run it after pictures are added or changed:
 * `node dev/run.mjs dev/catalog/fingerprints/write-fingerprints.ts
 * writeFingerprints`
 */
export async function writeFingerprints(): Promise<void> {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'cleared-fingerprints-'))
  try {
    const ids = Array.from(listAssets({ count: defaultCount }), ({ id }) => id)
    const prints: Uint8Array[] = []
    for (let at = 0; at < ids.length; at += concurrency) {
      const some = ids.slice(at, at + concurrency).map(async id => {
        const { bytes } = await renderRendition(id, 'large_thumb', {
          cacheFolder
        })
        return fingerprint(bytes)
      })
      prints.push(...(await Promise.all(some)))
    }
    await writeFile(fingerprintFile, Buffer.concat(prints))
  } finally {
    await rm(cacheFolder, { recursive: true })
  }
}
