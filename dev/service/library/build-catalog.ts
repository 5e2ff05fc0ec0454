import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { catalogPath, draftOf } from '../index/open-catalog.ts'
import { catalogLibrary } from './catalog-library.ts'

/** Which index of the catalogue to build; folders are absolute. */
export interface IndexOptions {
  mediaFolder: string
  count: number
  indexes: string
}

/** What the builder's process reports. */
export type BuilderMessage = { done: number } | { error: string }

/** Of this file: sources run by way of tsx, what is packed as it is. */
const extension = extname(import.meta.url)

/**
 * Builds the index of the catalogue, unless it is there, in a process of its
 * own, whose end gives the memory back. Reports now and then how many assets
 * are in it. Rejects with what went wrong there, and when either process is
 * stopped; then nothing is left of the index.
 */
export async function buildCatalog(
  wanted: IndexOptions,
  progress: (done: number) => void
): Promise<void> {
  const { mediaFolder, count, indexes } = wanted
  const path = catalogPath(catalogLibrary(mediaFolder), count, indexes)
  if (existsSync(path)) return
  const program = new URL(`build-index${extension}`, import.meta.url)
  const builder = fork(
    fileURLToPath(program),
    [mediaFolder, String(count), path],
    {
      execArgv: extension === '.ts' ? ['--import', tsx()] : [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc']
    }
  )
  const end = () => builder.kill()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  try {
    await ended(builder, progress)
  } catch (error) {
    removeDrafts(path, builder.pid ?? 0)
    throw error
  } finally {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}

function tsx(): string {
  const path = createRequire(import.meta.url).resolve('tsx')
  return pathToFileURL(path).href
}

function ended(
  builder: ChildProcess,
  progress: (done: number) => void
): Promise<void> {
  let problem = 'The index of the catalogue was not finished. Start again.'
  builder.on('message', message => {
    const report = message as BuilderMessage // sent by build-index.ts
    if ('error' in report) problem = report.error
    else progress(report.done)
  })
  return new Promise((done, failed) => {
    builder.once('error', failed)
    builder.once('close', status => {
      if (status === 0) done()
      else failed(new Error(problem))
    })
  })
}

function removeDrafts(path: string, pid: number): void {
  const folder = join(path, '..')
  if (!existsSync(folder)) return
  const start = basename(draftOf(path, pid))
  readdirSync(folder)
    .filter(name => name.startsWith(start))
    .forEach(name => rmSync(join(folder, name), { force: true }))
}
