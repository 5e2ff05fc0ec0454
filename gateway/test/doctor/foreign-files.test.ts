import fs from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import { checkSqlite } from '../../doctor/check-sqlite.ts'
import { goodEnv } from '../open-gateway.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-foreign-'))
  await Promise.all(
    ['gateway.db', 'gateway.db-wal', 'gateway.db-shm'].map(name =>
      writeFile(join(folder, name), '')
    )
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await rm(folder, { recursive: true })
})

/** Tests may run as root, to whom nothing is forbidden. */
function forbid(foreign: string): void {
  vi.spyOn(fs, 'accessSync').mockImplementation(path => {
    if (path === foreign) throw new Error('EACCES')
  })
  syncBuiltinESMExports()
}

test.each(['.', 'gateway.db', 'gateway.db-wal', 'gateway.db-shm'])(
  'a store of which another user owns %s is named',
  name => {
    const foreign = resolve(folder, name)
    forbid(foreign)

    const finding = checkSqlite({
      ...readGatewayConfig(goodEnv),
      store: join(folder, 'gateway.db')
    })

    expect(finding).toMatchObject({
      state: 'wrong',
      found: `This user may not write ${foreign}.`,
      advice:
        'Give the folder and the files in it to the user that runs the gateway.'
    })
  }
)
