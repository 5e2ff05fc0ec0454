import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { errorCodes } from '../../../contract/errors.ts'
import { createMetrics } from '../../metrics/create-metrics.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { itemOf, purchase } from '../purchase.ts'
import { goodDetails, scriptedService } from '../scripted-service.ts'
import { readSeries } from './read-series.ts'

/** Marks everything that a client or the service chooses. */
const mark = 'h0stile'

function hostileText(): string {
  return `${mark}${randomBytes(8).toString('hex')}`
}

const paths = [
  ...endpoints.map(({ path }) => `/api${path}`),
  '/{x}',
  '/health/{x}',
  '/sign-in/{x}',
  '/sign-ins/{x}/status',
  '/sign-ins/{x}/redeem',
  '/callback',
  '/purchases/{x}',
  '/purchases/{x}/settled',
  '/sessions/{x}',
  '/media',
  '/metrics'
]

const methods = ['GET', 'POST', 'HEAD', 'OPTIONS', mark.toUpperCase()]

/** Sends hostile text in every place, to every route. */
async function attack(gateway: TestGateway): Promise<void> {
  const sent = paths.flatMap(path =>
    methods.map(async method => {
      const isPost = method === 'POST'
      const filled = path
        .replace(/\{\w+\}/, () => randomBytes(16).toString('hex'))
        .replaceAll(/\{\w+\}/g, hostileText)
      const query = `?query=${hostileText()}&url=http://${hostileText()}&code=1`
      const headers = {
        'X-Request-Id': hostileText(),
        'X-Forwarded-For': '203.0.113.7',
        ...(isPost && { Authorization: `Bearer ${hostileText()}` })
      }
      const text = JSON.stringify({ [hostileText()]: hostileText() })
      const init = { method, headers, body: isPost ? text : null }
      await gateway.send(filled + query, init, '198.51.100.7')
    })
  )
  await Promise.all(sent)
  const attempt = randomBytes(16).toString('hex')
  await purchase(gateway, attempt, [itemOf(hostileText())], hostileText())
  const panel = await beginSignIn(gateway)
  await panel.redeem(hostileText())
  gateway.clock.move(3_600_000) // each client may do so much
}

function ownSeries(text: string): ReturnType<typeof readSeries> {
  return readSeries(text).filter(({ name }) => name.startsWith('cleared_'))
}

test('the number of series is fixed, whatever clients send', async () => {
  const metrics = createMetrics()
  const service = scriptedService({
    details: () => Response.json({ ...goodDetails, user_id: hostileText() }),
    license: () => Response.json({ message: hostileText() }, { status: 403 }),
    get: () => Response.json({ [hostileText()]: hostileText() })
  })
  const gateway = openGateway({ fetch: service.fetch, metrics })
  await attack(gateway)
  const before = ownSeries(await metrics.print())

  for (let round = 0; round < 2; round += 1) await attack(gateway)

  const text = await metrics.print()
  const called = service.arrived.filter(({ path }) => path.includes('/v2/'))
  expect(called.length).toBeGreaterThan(100)
  expect(text).not.toContain(mark)
  expect(text).not.toMatch(/="[^"]*([0-9a-f]{16}|198\.51|203\.0)/)
  expect(namesOf(ownSeries(text))).toEqual(namesOf(before))
})

function namesOf(series: ReturnType<typeof readSeries>): string[] {
  return series
    .map(({ name, labels }) => name + JSON.stringify(labels))
    .toSorted()
}

test('the labels are of fixed lists, whatever the service answers', async () => {
  const codes = ['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_SOCKET', mark]
  const bodiless = [204, 205, 304]
  let count = 0
  const metrics = createMetrics()
  const gateway = openGateway({ fetch: answer, metrics })

  async function answer(): Promise<Response> {
    count += 1
    const code = codes[count % 20]
    if (code) {
      const cause = Object.assign(new Error(hostileText()), { code })
      throw new TypeError(hostileText(), { cause })
    }
    const status = 200 + ((count * 7) % 400)
    const body = bodiless.includes(status) ? null : `{"a":"${hostileText()}"}`
    const headers = { 'Content-Type': 'application/json', [mark]: mark }
    return new Response(body, { status, headers })
  }

  for (let round = 0; round < 3; round += 1) await attack(gateway)

  expect(count).toBeGreaterThan(100)
  const text = await metrics.print()
  expect(text).not.toContain(mark)
  const known: Record<string, RegExp> = {
    route: /^(unmatched|preflight|(GET|POST) \/[\w/:*-]*)$/,
    result: new RegExp(`^(ok|4xx|hit|miss|stale|${errorCodes.join('|')})$`),
    status: /^([2-5](\d\d|xx)|[a-z-]+)$/,
    operation: /^(other|[a-z]+|timeLeft|(GET|POST) \/v2[\w/{}]*)$/,
    limit: /^[a-zA-Z]+$/,
    outcome: /^(paid|refused|unknown|not-sent)$/,
    le: /^([\d.]+|\+Inf)$/
  }
  for (const { labels } of ownSeries(text)) {
    for (const [label, value] of Object.entries(labels)) {
      expect(value).toMatch(known[label] ?? `no list for ${label}`)
    }
  }
  const statuses = ownSeries(text).map(({ labels }) => labels['status'])
  expect(new Set(statuses).size).toBeLessThan(30)
})
