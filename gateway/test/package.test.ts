import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { gatewayRoutes, Health } from '../../contract/gateway.ts'
import { installPacked, linesUntil } from '../../test/install-packed.ts'
import { goodEnv } from './open-gateway.ts'

const home = join(import.meta.dirname, '..')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-package-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('is packed, installed in an empty folder, and runs', async () => {
  const program = await installPacked(home, folder, 'cleared-gateway')
  const gateway = spawn(program, ['--port', '0'], {
    cwd: folder,
    env: { ...process.env, ...goodEnv },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32'
  })
  onTestFinished(() => void gateway.kill())
  const ended = once(gateway, 'exit')
  const said = await linesUntil(gateway.stdout, /http:/)
  const [url] = /http:\/\/\S+/.exec(said) ?? []
  const health = url ? await fetch(url + gatewayRoutes.health) : null
  gateway.kill()

  expect(v.parse(Health, await health?.json())).toMatchObject({ ok: true })
  expect(await ended).toEqual([0, null])
})
