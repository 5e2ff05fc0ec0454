import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openCatalog } from '../../dev/service/search/open-catalog.ts'
import { atMost, type Figure } from '../figure.ts'
import { benchLibrary, million } from './million.ts'
import { runApart } from './run-apart.ts'

/** Builds the index of a million assets in a folder and leaves it there. */
export async function benchBuild(folder: string): Promise<Figure[]> {
  const module = new URL(import.meta.url)
  const seconds = Number(await runApart(module, buildMillion, folder))
  const index = join(folder, '.cache/service')
  const files = await readdir(index)
  const sizes = await Promise.all(
    files.map(async name => (await stat(join(index, name))).size)
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return [
    atMost('catalogue of 1,000,000 assets built', seconds, 120, 's'),
    atMost('catalogue of 1,000,000 assets on disk', bytes / 1e9, 1.5, 'GB')
  ]
}

/** Runs in a process of its own; returns seconds. */
export function buildMillion(): number {
  const started = performance.now()
  openCatalog(benchLibrary(), million, resolve('.cache/service')).close()
  return (performance.now() - started) / 1000
}
