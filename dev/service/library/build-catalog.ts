import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { catalogPath, draftOf, makeCatalog } from '../index/open-catalog.ts'
import { catalogLibrary } from './catalog-library.ts'

/** Which index of the catalogue to build; folders are absolute. */
export interface IndexOptions {
  mediaFolder: string
  count: number
  indexes: string
}

/** What the builder's process reports. */
type BuilderMessage = { done: number } | { error: string }

const steps = 100

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
  const tsx = createRequire(import.meta.url).resolve('tsx')
  const builder = fork(
    fileURLToPath(import.meta.url),
    [mediaFolder, String(count), path],
    {
      execArgv: ['--import', pathToFileURL(tsx).href],
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

function ended(
  builder: ChildProcess,
  progress: (done: number) => void
): Promise<void> {
  let problem = 'The index of the catalogue was not finished. Start again.'
  builder.on('message', message => {
    const report = message as BuilderMessage // sent by the function below
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

/** Runs in the builder's process, which ends when its parent has ended. */
function build([mediaFolder = '', text = '', path = '']: string[]): void {
  const send = (report: BuilderMessage) => process.send?.(report)
  const count = Number(text)
  const parent = process.ppid
  const step = Math.ceil(count / steps)
  try {
    makeCatalog(catalogLibrary(mediaFolder), count, path, done => {
      if (done % step !== 0) return
      if (process.ppid !== parent) throw new Error('The service has ended')
      send({ done })
    })
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error) })
    process.exitCode = 1
  }
  process.disconnect()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  build(process.argv.slice(2))
}
