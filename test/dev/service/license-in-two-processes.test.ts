import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSubscriptions } from '../../../contract/api/account-endpoints.ts'
import { listImageLicenses } from '../../../contract/api/image-license-endpoints.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { licenseAtOnce, type Start } from './license-at-once.ts'
import { openTestService } from './open-service.ts'

const ids = [...listAssets({ count: 600 })]
  .filter(one => one.imageType !== 'vector' && !one.isEditorial)
  .slice(0, 100)
  .map(({ id }) => id)
const script = new URL('./license-at-once.ts', import.meta.url)

let data: string
let second: ChildProcess | undefined

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
})
afterEach(async () => {
  if (second?.exitCode === null) {
    second.kill('SIGKILL')
    await once(second, 'exit')
  }
  rmSync(data, { recursive: true })
})

/** The next thing a process says; fails when it ends instead. */
function saidBy(child: ChildProcess): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as string[])) // by `run`
    child.once('exit', status => {
      reject(new Error(`The second process ended with ${status}`))
    })
  })
}

test('two processes license no more than the allotment of ten', async () => {
  second = fork(script, [data, ...ids.slice(50)], {
    execArgv: ['--import', 'tsx']
  })
  const ready = saidBy(second)
  const opened = await openTestService({ data })
  const token = opened.service.makeToken('lead', [
    'licenses.create',
    'licenses.view',
    'purchases.view'
  ])
  await ready
  const theirs = saidBy(second)

  const start: Start = { token, time: Date.now() + 20 }
  second.send(start)
  const ours = await licenseAtOnce(opened, start, ids.slice(0, 50))
  const outcomes = [...ours, ...(await theirs)]

  const history = await opened.ask(listImageLicenses, { token })
  const { data: plans } = await opened.ask(listSubscriptions, { token })
  opened.close()
  expect(outcomes.filter(one => one === 'charged')).toHaveLength(10)
  expect(
    outcomes.filter(one => one === 'Subscription is unusable')
  ).toHaveLength(90)
  expect(history.total_count).toBe(10)
  expect(plans[0]?.allotment?.downloads_left).toBe(0)
})
