import { gzipSync } from 'node:zlib'
import { buildController, buildPanel } from '../../build.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'

/** The bundles as they are shipped, gzip level 9. */
export async function benchBundleSizes(): Promise<Figure[]> {
  const [controller, panel] = await Promise.all([
    buildController(),
    buildPanel(defaultAddresses)
  ])
  return [
    atMost('controller bundle, gzip', kilobytes(controller), 10, 'kB'),
    ...sizesOf(panel)
  ]
}

/** What the panel weighs that is shown, and what with all its parts. */
export function sizesOf(panel: ReadonlyMap<string, string>): Figure[] {
  const sizes = [...panel].map(
    ([name, html]) => [name, kilobytes(html)] as const
  )
  const [page, ...parts] = sizes
  const all = sizes.reduce((sum, [, size]) => sum + size, 0)
  const list = parts.map(([name, size]) => `${name} ${round(size)}`)
  return [
    atMost('panel bundle, gzip', page?.[1] ?? 0, 60, 'kB'),
    {
      name: 'panel bundle and its parts, gzip',
      value: `${round(all)} kB`,
      bar: '',
      verdict: 'shown',
      note: list.join(', ')
    }
  ]
}

function kilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000
}
