import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHostPage } from './build-page.ts'
import { builtPage } from './built-page.ts'
import { removeOldEntries } from './remove-old-entries.ts'
import { repositoryRoot, sourceStamp } from './source-stamp.ts'

/** A host may still serve a recent build. */
const oldAge = 24 * 60 * 60 * 1000

/** A folder with the page as the sources have it, built when it is new. */
export async function pageFolder(): Promise<string> {
  if (builtPage) return builtPage
  const cache = join(repositoryRoot(), '.cache', 'host')
  const stamp = await sourceStamp()
  const folder = join(cache, stamp.slice(0, 16))
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeOldEntries(cache, oldAge)
  const unfinished = await mkdtemp(join(cache, 'building-'))
  try {
    await buildHostPage(unfinished)
    // A source changed during the build: the page may have either version.
    if ((await sourceStamp()) !== stamp) return await pageFolder()
    await takeName(unfinished, folder)
    return folder
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function takeName(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    // Another process may have built the same sources.
    if (!existsSync(to)) throw error
  }
}
