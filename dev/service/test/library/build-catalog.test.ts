import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildCatalog } from '../../library/build-catalog.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

let folder: string
let service: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'))
})
afterEach(async () => {
  if (service?.exitCode === null && service.signalCode === null) {
    service.kill('SIGKILL')
    await once(service, 'exit')
  }
  rmSync(folder, { recursive: true })
})

function wanted(indexes: string) {
  return { mediaFolder: join(folder, 'media'), count: 200, indexes }
}

describe('the builder of an index', () => {
  test('reports its progress, and builds only once', async () => {
    const reported: number[] = []

    await buildCatalog(wanted(folder), done => reported.push(done))
    const files = readdirSync(folder)
    await buildCatalog(wanted(folder), () => reported.push(NaN))

    expect(files).toEqual([expect.stringMatching(/^catalog-\w+\.db$/)])
    expect(reported).toEqual(Array.from({ length: 100 }, (_, at) => 2 * at + 2))
  })

  test('reports its error', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')

    const built = buildCatalog(wanted(join(file, 'in')), () => undefined)

    await expect(built).rejects.toThrow('ENOTDIR')
  })
})

describe('a start that builds a large index', () => {
  const indexes = () => join(folder, '.cache/service')

  function drafts(): string[] {
    return existsSync(indexes())
      ? readdirSync(indexes()).filter(name => name.startsWith('catalog-'))
      : []
  }

  test('exits with its builder on SIGINT and removes the incomplete index', async () => {
    const argv = ['--port', '0', '--data', folder, '--assets', '300000']
    const flags = ['--import', tsx, main, ...argv]
    service = spawn(process.execPath, flags, { cwd: folder, stdio: 'pipe' })
    const said: string[] = []
    service.stderr?.on('data', part => said.push(String(part)))
    const exited = once(service, 'exit')
    await expect.poll(drafts).not.toEqual([])
    const pid = Number(drafts()[0]?.split('.')[2])

    service.kill('SIGINT')
    const [status] = await exited

    expect(status).toBe(1)
    await expect.poll(() => said.join('')).toContain('was not finished')
    expect(drafts()).toEqual([])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
