import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase, type Database } from '../../database/open-database.ts'
import { addPlan } from '../../licensing/add-plan.ts'
import { smallFormats } from '../../licensing/plan-formats.ts'
import { addPerson } from '../../oauth/add-person.ts'

const limit = 100
const root = fileURLToPath(new URL('../../../..', import.meta.url))

let folder: string
let database: Database
let person: string
let program: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'))
  database = openDatabase(join(folder, 'accounts.db'))
  database.exec('PRAGMA journal_mode = WAL')
  migrate(database, accountSteps)
  person = addSomebody()
  // Bundled, because every step takes a process of its own.
  const [built] = buildSync({
    entryPoints: [
      fileURLToPath(new URL('license-until-killed.ts', import.meta.url))
    ],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false
  }).outputFiles
  program = built?.text ?? ''
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

function addSomebody(): string {
  const somebody = {
    username: 'somebody',
    passwordHash: '',
    firstName: '',
    lastName: '',
    email: ''
  }
  const id = addPerson(database, somebody) ?? ''
  const plan = {
    id: 's1',
    license: 'standard',
    description: '',
    assetType: 'images',
    formats: smallFormats,
    limit
  }
  addPlan({ accounts: database }, id, plan, Date.now())
  return id
}

/** Licenses two images in a process that dies at a step, if it has as many. */
function licenseTwo(step: number): 'killed' | 'done' {
  const ids = [`1${step}`, `2${step}`]
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      program,
      join(folder, 'accounts.db'),
      person,
      String(step),
      ...ids
    ],
    { cwd: root, encoding: 'utf8' }
  )
  if (signal === 'SIGKILL') return 'killed'
  if (status === 0) return 'done'
  throw new Error(stderr)
}

function count() {
  const [row] = database.all<{ licenses: number; left: number }>(
    `SELECT (SELECT count(*) FROM licenses) AS licenses,
       downloads_left AS "left" FROM subscriptions`
  )
  return row ?? { licenses: 0, left: 0 }
}

test('a process that is killed at any step leaves charge and license consistent', () => {
  const gained: number[] = []
  for (let step = 1; ; step += 1) {
    const before = count()
    const end = licenseTwo(step)
    const { licenses, left } = count()
    expect(licenses + left).toBe(limit)
    gained.push(licenses - before.licenses)
    if (end === 'done') break
  }

  // Steps before the commit leave nothing, the one behind it leaves both.
  expect(gained.slice(-2)).toEqual([2, 2])
  expect(gained.slice(0, -2).length).toBeGreaterThan(4)
  expect(new Set(gained.slice(0, -2))).toEqual(new Set([0]))
})
