import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHostPage } from './build-page.ts'
import { repositoryRoot, sourceStamp } from './source-stamp.ts'

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

async function stampOf(folder: string): Promise<string | null> {
  try {
    return await readFile(join(folder, 'stamp'), 'utf8')
  } catch {
    return null
  }
}
