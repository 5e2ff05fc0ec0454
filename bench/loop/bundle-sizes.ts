import { gzipSync } from 'node:zlib'
import { buildController, buildPanel } from '../../build.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'

/** Both bundles as they are shipped, gzip level 9. */
export async function benchBundleSizes(): Promise<Figure[]> {
  const [controller, panel] = await Promise.all([
    buildController(),
    buildPanel(defaultAddresses)
  ])
  return [
    atMost('controller bundle, gzip', kilobytes(controller), 10, 'kB'),
    atMost('panel bundle, gzip', kilobytes(panel), 60, 'kB')
  ]
}

function kilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000
}
