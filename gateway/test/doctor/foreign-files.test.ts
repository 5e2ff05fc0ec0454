import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import { checkSqlite } from '../../doctor/check-sqlite.ts'
import { goodEnv } from '../open-gateway.ts'

// Tests may run as root, to whom nothing is forbidden.
const foreign = vi.hoisted(() => ({ path: '' }))

vi.mock('node:fs', async importOriginal => {
  const fs = await importOriginal<object>()
  function accessSync(path: string): void {
    if (path === foreign.path) throw new Error('EACCES')
  }
  return { ...fs, accessSync }
})

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-foreign-'))
  await Promise.all(
    ['gateway.db', 'gateway.db-wal', 'gateway.db-shm'].map(name =>
      writeFile(join(folder, name), '')
    )
  )
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each(['.', 'gateway.db', 'gateway.db-wal', 'gateway.db-shm'])(
  'a store of which another user owns %s is named',
  name => {
    foreign.path = join(folder, name).replace(/\/\.?$/, '')

    const finding = checkSqlite({
      ...readGatewayConfig(goodEnv),
      store: join(folder, 'gateway.db')
    })

    expect(finding).toMatchObject({
      state: 'wrong',
      found: `This user may not write ${foreign.path}.`,
      advice:
        'Give the folder and the files in it to the user that runs the gateway.'
    })
  }
)
