import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../../metrics/create-metrics.ts'
import { readSeries } from '../metrics/read-series.ts'
import { openGateway } from '../open-gateway.ts'
import { signIn } from '../panel-session.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { scriptedService } from '../scripted-service.ts'
import { calm, checkSamples, type Trouble } from './promtool.ts'

const operations = new URL('../../operations/', import.meta.url)
const rules = fileURLToPath(new URL('alerts.yml', operations))

const Dashboard = v.object({
  panels: v.array(
    v.object({
      title: v.string(),
      targets: v.array(v.object({ expr: v.string(), legendFormat: v.string() }))
    })
  )
})

const { panels } = v.parse(
  Dashboard,
  JSON.parse(readFileSync(new URL('dashboard.json', operations), 'utf8'))
)
const queries = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => [title, expr, legendFormat] as const)
)
const alerts = [
  ...readFileSync(rules, 'utf8').matchAll(
    /- alert: (\w+)\n\s+expr: ((?:.|\n)+?)\n\s+(?:for|labels):/g
  )
].map(([, name = '', expr = '']) => [name, expr, ''] as const)

/** Prometheus and its configuration add these. */
const added = ['instance', 'job']

let usual: Trouble

beforeAll(async () => {
  const metrics = createMetrics()
  const { fetch } = scriptedService({
    get: () => Response.json({ data: [] }),
    license: () => Response.json({}, { status: 500 })
  })
  const gateway = openGateway({ fetch, metrics })
  metrics.publish('connections', () => 1)
  metrics.publish('unsentBytes', () => 0)
  async function use(digit: string): Promise<void> {
    await signIn(gateway)
    await gateway.send(`/api/v2/images/search?query=${digit}`)
    await purchase(gateway, attemptId(digit), [itemOf(digit)])
    gateway.clock.move(120_000)
    await gateway.post(
      `/purchases/${attemptId(digit)}/settled`,
      { assetIds: [digit] },
      { Authorization: 'Bearer 1/bearer' }
    )
  }
  await use('1')
  const before = await metrics.print()
  await use('2')
  usual = { before, after: await metrics.print(), isSteady: true }
})

describe('each query', () => {
  test.each([...queries, ...alerts])(
    'of "%s" names metrics and labels that are printed: %s',
    (_, expr, legend) => {
      const selectors = [
        ...expr.matchAll(/\b((?:cleared|nodejs|process)_\w+)(?:\{(.*?)\})?/g)
      ]
      const grouped = [...expr.matchAll(/by \((.*?)\)/g)]
        .flatMap(([, names = '']) => names.split(', '))
        .concat(
          [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, one = '']) => one)
        )

      expect(selectors.length).toBeGreaterThan(0)
      for (const [, name, matchers = ''] of selectors) {
        const series = readSeries(usual.after).filter(one => one.name === name)
        const labels = new Set(series.flatMap(one => Object.keys(one.labels)))
        const matched = [...matchers.matchAll(/(\w+)[=!]/g)].map(
          ([, one]) => one
        )

        expect([name, series.length]).not.toEqual([name, 0])
        for (const label of [...matched, ...grouped]) {
          expect([...labels, ...added]).toContain(label)
        }
      }
    }
  )
})

describe('the dashboard', () => {
  test('shows something in each panel', () => {
    const shown = queries.map(([, expr]) => ({
      expr: `count(${expr}) > bool 0`,
      minute: calm,
      samples: [{ labels: '{}', value: 1 }]
    }))
    const check = () => checkSamples(rules, usual, shown)

    expect(queries.length).toBeGreaterThan(15)
    expect(check).not.toThrow()
  })

  test('shows each metric of the gateway', () => {
    const all = queries.map(([, expr]) => expr).join('\n')
    const names = readSeries(usual.after)
      .map(({ name }) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter(name => name.startsWith('cleared_'))

    for (const name of names) expect(all).toContain(name)
  })
})
