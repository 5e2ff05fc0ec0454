import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openDatabase, type Database } from '../../database/open-database.ts'
import { openTestService, type TestService } from '../open-service.ts'

const ids = [...listAssets({ count: 600 })]
  .filter(one => one.imageType !== 'vector' && !one.isEditorial)
  .map(({ id }) => id)
const program = new URL('./license-on-message.ts', import.meta.url)

let data: string
let opened: TestService
let token: string
let accounts: Database
let processes: ChildProcess[] = []

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
  opened = await openTestService({ data })
  token = opened.service.makeToken('lead', [
    'licenses.create',
    'licenses.view',
    'purchases.view'
  ])
  accounts = openDatabase(join(data, 'accounts.db'))
  processes = [1, 2].map(() =>
    fork(program, [data, token], { execArgv: ['--import', 'tsx'] })
  )
  await Promise.all(processes.map(said))
})
afterEach(async () => {
  accounts.close()
  opened.close()
  await Promise.all(processes.map(end))
  rmSync(data, { recursive: true })
})

async function end(one: ChildProcess): Promise<void> {
  if (one.exitCode !== null || one.signalCode !== null) return
  one.kill('SIGKILL')
  await once(one, 'exit')
}

/** The next thing that a process says; fails when it ends instead. */
function said(one: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (status: number | null) => {
      reject(new Error(`The process ended with ${status}`))
    }
    one.once('exit', fail)
    one.once('message', message => {
      one.off('exit', fail)
      resolve(message)
    })
  })
}

/**
 * Outcomes of images that each process licenses at once. Nobody can write
 * before both have started, so that neither is done when the other begins.
 */
async function licenseAtOnce(...images: string[][]): Promise<unknown[]> {
  accounts.exec('BEGIN IMMEDIATE')
  const started = Promise.all(processes.map(said))
  processes.forEach((one, place) => one.send(images[place] ?? []))
  expect(await started).toEqual(['started', 'started'])
  const outcomes = Promise.all(processes.map(said))
  accounts.exec('COMMIT')
  return outcomes
}

test('two processes do not exceed the allotment of ten', async () => {
  const some = await licenseAtOnce(ids.slice(0, 3), ids.slice(3, 6))
  const others = await licenseAtOnce(ids.slice(6, 53), ids.slice(53, 100))

  const history = await opened.ask(listImageLicenses, { token })
  const { data: plans } = await opened.ask(listSubscriptions, { token })
  expect(some).toEqual([
    ['charged', 'charged', 'charged'],
    ['charged', 'charged', 'charged']
  ])
  expect(others.flat().filter(one => one === 'charged')).toHaveLength(4)
  expect(
    others.flat().filter(one => one === 'Subscription is unusable')
  ).toHaveLength(90)
  expect(history.total_count).toBe(10)
  expect(plans[0]?.allotment?.downloads_left).toBe(0)
})
