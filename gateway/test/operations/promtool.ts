import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPromtool } from '../../../dev/find-promtool.ts'
import { readSeries, type Series } from '../metrics/read-series.ts'

/** Minutes of calm before; the alerts look back a day. */
export const calm = 1500

/** What an instance prints before, and a minute after, the trouble begins. */
export interface Trouble {
  before: string
  after: string
  /** It has been so for the whole day. */
  isSteady?: boolean
  /** The instance does not answer during the trouble. */
  isDown?: boolean
}

/** What an expression must give at a minute. */
export interface Expected {
  expr: string
  minute: number
  samples: { labels: string; value: number }[]
}

/**
 * Evaluates expressions with Prometheus: a calm day, then a trouble that stays.
 * Counters grow each minute as in the first. Throws if the samples are not the
 * expected ones.
 * https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/
 */
export function checkSamples(
  rules: string,
  trouble: Trouble,
  expected: readonly Expected[]
): void {
  const folder = mkdtempSync(join(tmpdir(), 'promtool-'))
  const file = join(folder, 'test.json')
  // Prometheus is slow with all series.
  const used = readFileSync(rules, 'utf8') + JSON.stringify(expected)
  const test = {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: toInput(trouble, used),
        promql_expr_test: expected.map(({ expr, minute, samples }) => ({
          expr,
          eval_time: `${minute}m`,
          exp_samples: samples
        }))
      }
    ]
  }
  writeFileSync(file, JSON.stringify(test)) // JSON is YAML
  try {
    execFileSync(findPromtool(), ['test', 'rules', file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function toInput(trouble: Trouble, used: string) {
  const { before, after, isSteady, isDown } = trouble
  const first = new Map(
    readSeries(before).map(one => [selectorOf(one), one.value])
  )
  const series = readSeries(after).filter(({ name }) => used.includes(name))
  const ups = [
    {
      series: selectorOf({ name: 'up', labels: {} }),
      values: `1+0x${calm} ${isDown ? 0 : 1}+0x60`
    },
    // Something else that Prometheus watches.
    { series: 'up{job="other",instance="o:1"}', values: `0+0x${calm + 60}` }
  ]
  const printed = series.map(one => {
    const selector = selectorOf(one)
    const start = first.get(selector)
    const isCounter = /_(total|count|sum|bucket)$/.test(one.name)
    const step = isCounter ? one.value - (start ?? 0) : 0
    const day = start === undefined ? `_x${calm}` : `${start}+0x${calm}`
    const values = isSteady
      ? `${start ?? 0}+${step}x${calm + 60}`
      : `${day} ${isDown ? 'stale' : `${one.value}+${step}x60`}`
    return { series: selector, values }
  })
  return [...ups, ...printed]
}

function selectorOf({ name, labels }: Omit<Series, 'value'>): string {
  const all = { ...labels, job: 'gateway', instance: 'gateway:9464' }
  const pairs = Object.entries(all).map(
    ([label, value]) => `${label}=${JSON.stringify(value)}`
  )
  return `${name}{${pairs.join(',')}}`
}
