import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { catalogPath, draftOf } from '../index/open-catalog.ts'
import { catalogLibrary } from './catalog-library.ts'

/** The index to build; folders are absolute. */
export interface IndexOptions {
  mediaFolder: string
  count: number
  indexes: string
}

/** A message of the builder's process. */
export type BuilderMessage = { done: number } | { error: string }

/**
 * The extension of this file: sources run with tsx, the packed program without.
 */
const extension = extname(import.meta.url)

/**
 * Builds the index of the catalogue in a child process, so that its memory is
 * freed, unless the index exists. Reports the number of indexed assets
 * regularly. Rejects with the child's error, and if either process is stopped;
 * an incomplete index is removed.
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
      execArgv: extension === '.ts' ? ['--import', tsxArguments()] : [],
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

function tsxArguments(): string {
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
