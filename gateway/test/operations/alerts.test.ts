import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultRateLimits } from '../../core/rate-limits.ts'
import { createMetrics, type Metrics } from '../../metrics/create-metrics.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { wrapStore } from '../../store/wrap-store.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import {
  createClock,
  openGateway,
  type GatewaySetting,
  type TestGateway
} from '../open-gateway.ts'
import { signIn } from '../panel-session.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { scriptedService, type Script } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'
import { calm, checkSamples, type Expected, type Trouble } from './promtool.ts'

const rules = fileURLToPath(
  new URL('../../operations/alerts.yml', import.meta.url)
)
const search = '/api/v2/images/search?query=cat'

let metrics: Metrics
let script: Script

beforeEach(() => {
  metrics = createMetrics()
  script = { get: () => Response.json({ data: [] }) }
})

/** A gateway that has served everything once. */
async function openServed(
  setting: Partial<GatewaySetting> = {}
): Promise<TestGateway> {
  const { fetch } = scriptedService(script)
  const gateway = openGateway({ fetch, metrics, ...setting })
  await signIn(gateway)
  await gateway.send(search)
  await gateway.send('/ready')
  await purchase(gateway, attemptId('a'), [itemOf('100')])
  gateway.clock.move(60_000)
  return gateway
}

/** The same with other limits. */
function openLimited(
  limits: Partial<typeof defaultRateLimits>
): Promise<TestGateway> {
  const rateLimits = { ...defaultRateLimits, ...limits }
  return openServed({ config: { rateLimits } })
}

/** What the gateway prints before and after something happens. */
async function during(happen: () => Promise<unknown>): Promise<Trouble> {
  const before = await metrics.print()
  await happen()
  return { before, after: await metrics.print() }
}

/** A gateway that served everything, and is killed. */
async function whileDown(): Promise<Trouble> {
  metrics.publish('connections', () => 1)
  await openServed()
  const before = await metrics.print()
  return { before, after: before, isDown: true }
}

const firing = 'count by (alertname) (ALERTS{alertstate="firing"})'

/** The alerts that fire a number of minutes after the trouble began. */
function alertsAt(minutes: number, names: string[]): Expected {
  const samples = names.map(name => {
    return { labels: `{alertname="${name}"}`, value: 1 }
  })
  return { expr: firing, minute: calm + minutes, samples }
}

/** Evaluates the rules; gives what Prometheus says, or nothing. */
function problemsIn(trouble: Trouble, ...expected: Expected[]): string {
  try {
    checkSamples(rules, trouble, expected)
    return ''
  } catch (error) {
    return String(error)
  }
}

async function sendWrongCode(gateway: TestGateway): Promise<void> {
  const panel = await beginSignIn(gateway)
  await finishInBrowser(createVisitor(gateway), panel)
  await panel.redeem('BCDFGH')
}

describe('no alert fires', () => {
  test('while all is well', async () => {
    const gateway = await openServed()

    const usual = await during(async () => {
      await signIn(gateway)
      await gateway.send(search)
      await purchase(gateway, attemptId('b'), [itemOf('101')])
    })

    const quiet = [0, 5, 30].map(minutes => alertsAt(minutes, []))
    expect(problemsIn(usual, ...quiet)).toBe('')
  })

  test('while a purchase is unknown for nine minutes', async () => {
    const gateway = await openServed()
    script.license = () => Response.json({}, { status: 500 })

    const trouble = await during(async () => {
      await purchase(gateway, attemptId('b'), [itemOf('101')])
      gateway.clock.move(540_000)
    })

    expect(problemsIn(trouble, alertsAt(10, []))).toBe('')
  })

  test('when one client of many hits a limit', async () => {
    const gateway = await openServed()

    const trouble = await during(async () => {
      for (let count = 0; count < 700; count += 1) {
        await gateway.send('/health')
        await gateway.send('/api/v2/nowhere', {}, '203.0.113.7')
      }
    })

    expect(problemsIn(trouble, alertsAt(30, []))).toBe('')
  })

  test('while a third of the calls of the service fail', async () => {
    const gateway = await openServed()
    script.get = url =>
      Response.json({}, { status: url.search.includes('page=3') ? 500 : 200 })

    const trouble = await during(async () => {
      for (const page of [1, 2, 3, 4, 5, 3]) {
        await gateway.send(`${search}&page=${page}`)
      }
    })

    expect(problemsIn(trouble, alertsAt(30, []))).toBe('')
  })

  test('while the only call of each minute fails', async () => {
    const gateway = await openServed()
    script.get = () => Response.json({}, { status: 500 })

    const trouble = await during(() => gateway.send(`${search}&page=2`))

    expect(problemsIn(trouble, alertsAt(30, []))).toBe('')
  })

  test('when an instance is down for a minute', async () => {
    const trouble = await whileDown()

    expect(problemsIn(trouble, alertsAt(1, []))).toBe('')
  })

  test('when wrong pairing codes are as many as ever', async () => {
    const gateway = await openServed()
    const usual = await during(() => sendWrongCode(gateway))

    const steady = { ...usual, isSteady: true }

    const many = {
      expr: 'sum(increase(cleared_wrong_pairing_codes_total[15m])) > 10',
      minute: calm,
      samples: [{ labels: '{}', value: 15 }]
    }
    expect(problemsIn(steady, many, alertsAt(60, []))).toBe('')
  })
})

describe('an alert fires', () => {
  test('when a purchase is unknown for more than 10 minutes', async () => {
    const gateway = await openServed()
    script.license = () => Response.json({}, { status: 500 })

    const trouble = await during(async () => {
      await purchase(gateway, attemptId('b'), [itemOf('101')])
      gateway.clock.move(601_000)
    })

    expect(problemsIn(trouble, alertsAt(1, ['ClearedPurchasesUnknown']))).toBe(
      ''
    )
  })

  test('when the store refuses writes', async () => {
    const clock = createClock()
    const store = createSqliteStore(':memory:', clock.now)
    let isReadOnly = false
    const reads = ['get', 'timeLeft']
    const readOnly = wrapStore(store, (operation, work) =>
      isReadOnly && !reads.includes(operation)
        ? Promise.reject(new Error('READONLY'))
        : work()
    )
    const gateway = await openServed({ clock, store: readOnly })

    const trouble = await during(async () => {
      isReadOnly = true
      await gateway.send('/ready')
      await gateway.send(search)
    })

    expect(
      problemsIn(trouble, alertsAt(5, ['ClearedStoreRefusesWrites']))
    ).toBe('')
  })

  test.each([
    ['answers 503', () => Response.json({}, { status: 503 })],
    ['limits the gateway', () => Response.json({}, { status: 429 })],
    ['cannot be reached', () => Promise.reject(new Error('refused'))]
  ])('when the service %s', async (_, answer) => {
    const gateway = await openServed()
    script.get = answer

    const trouble = await during(async () => {
      for (const page of [2, 3, 4]) await gateway.send(`${search}&page=${page}`)
    })

    expect(problemsIn(trouble, alertsAt(5, ['ClearedServiceFails']))).toBe('')
  })

  test('when an instance is down', async () => {
    const trouble = await whileDown()

    expect(problemsIn(trouble, alertsAt(5, ['ClearedInstanceDown']))).toBe('')
  })

  test('when the service refuses the credentials', async () => {
    const gateway = await openServed()
    script.get = () => Response.json({}, { status: 401 })

    const trouble = await during(() => gateway.send(`${search}&page=2`))

    expect(
      problemsIn(trouble, alertsAt(5, ['ClearedCredentialsRefused']))
    ).toBe('')
  })

  test('when everyone hits the limits', async () => {
    const gateway = await openLimited({ api: { requests: 2, seconds: 60 } })

    const trouble = await during(async () => {
      for (let count = 0; count < 20; count += 1) await gateway.send(search)
    })

    expect(
      problemsIn(trouble, alertsAt(15, ['ClearedLimitsHitByEveryone']))
    ).toBe('')
  })

  test('when everyone hits the limits of sign-ins only', async () => {
    const gateway = await openLimited({
      signIns: { requests: 2, seconds: 900 }
    })

    const trouble = await during(async () => {
      for (let count = 0; count < 20; count += 1) {
        await gateway.post('/sign-ins', {})
      }
      for (let count = 0; count < 200; count += 1) await gateway.send('/health')
    })

    expect(
      problemsIn(trouble, alertsAt(15, ['ClearedLimitsHitByEveryone']))
    ).toBe('')
  })

  test('when wrong pairing codes become more', async () => {
    const gateway = await openServed()

    const trouble = await during(() => sendWrongCode(gateway))

    expect(
      problemsIn(trouble, alertsAt(15, ['ClearedWrongPairingCodes']))
    ).toBe('')
  })
})
