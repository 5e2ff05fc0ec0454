import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { gatewayRoutes, Health } from '../../contract/gateway.ts'
import { goodEnv } from './open-gateway.ts'

const run = promisify(execFile)
const home = join(import.meta.dirname, '..')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Without the settings of the npm that runs the tests. */
function npm(...args: string[]) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name)
  )
  const shell = process.platform === 'win32'
  return run('npm', args, { cwd: home, env: Object.fromEntries(own), shell })
}

/** Empty when there is none. */
async function firstLine(input: Readable): Promise<string> {
  for await (const line of createInterface({ input })) return line
  return ''
}

test('is packed, installed in an empty folder, and runs', async () => {
  await npm('pack', '--pack-destination', folder)
  const [packed = ''] = await readdir(folder)
  const options = ['--prefer-offline', '--no-audit', '--no-fund']
  await npm('install', '--prefix', folder, ...options, join(folder, packed))

  const bin = join(folder, 'node_modules/.bin/cleared-gateway')
  const gateway = spawn(bin, ['--port', '0'], {
    cwd: folder,
    env: { ...process.env, ...goodEnv },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32'
  })
  onTestFinished(() => void gateway.kill())
  const ended = once(gateway, 'exit')
  const line = await firstLine(gateway.stdout)
  const [url] = /http:\/\/\S+/.exec(line) ?? []
  const health = url ? await fetch(url + gatewayRoutes.health) : null
  gateway.kill()

  expect(v.parse(Health, await health?.json())).toMatchObject({ ok: true })
  expect(await ended).toEqual([0, null])
})
