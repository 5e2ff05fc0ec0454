import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHostPage } from './build-page.ts'
import { repositoryRoot, sourceStamp } from './source-stamp.ts'

const oldAge = 24 * 60 * 60 * 1000

/**
 * A folder with the built page: `dist/host` when it fits the sources, else
 * one in `.cache`, built when it is not there yet.
 */
export async function pageFolder(): Promise<string> {
  const root = repositoryRoot()
  const stamp = await sourceStamp()
  const cache = join(root, '.cache', 'host')
  const cached = join(cache, stamp.slice(0, 16))
  for (const folder of [join(root, 'dist', 'host'), cached]) {
    if ((await stampOf(folder)) === stamp) return folder
  }
  await mkdir(cache, { recursive: true })
  await removeOld(cache)
  const unfinished = join(cache, `building-${process.pid}-${Date.now()}`)
  await buildHostPage(unfinished)
  try {
    await rename(unfinished, cached)
  } catch {
    // Another process built the same sources meanwhile.
    await rm(unfinished, { recursive: true, force: true })
  }
  return cached
}

/** Older builds may still be served by a host that runs since then. */
async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs < oldAge) continue
    await rm(folder, { recursive: true, force: true })
  }
}

async function stampOf(folder: string): Promise<string | null> {
  try {
    return await readFile(join(folder, 'stamp'), 'utf8')
  } catch {
    return null
  }
}
