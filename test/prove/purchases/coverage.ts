import { cellOf, faultNames } from './faults.ts'
import type { FaultName } from './faults.ts'

const open = ['prepared', 'sending', 'unknown', 'doubtful']
const kept = [...open, 'paid', 'recorded', 'placed']
const always = ['planned', ...kept]
const requests = [
  'look',
  'token',
  'purchase',
  'license',
  'direct',
  'ask',
  'settled',
  'history',
  'file'
]
const licenses = ['license', 'direct']

/**
 * What each fault has to strike: states of a purchase, kinds of requests, or
 * kinds of saved keys. The journal keeps no refused or closed purchases.
 */
const cells: Record<FaultName, readonly string[]> = {
  'not-connected': requests,
  'request-lost': requests,
  'reply-lost': requests,
  'request-slow': requests,
  'reply-slow': requests,
  'repeated-by-transport': ['token', 'purchase', 'direct', 'settled', 'file'],
  'failed-before': requests,
  'failed-after': requests,
  'too-many': requests,
  'not-there': requests,
  'page-before': requests,
  'page-after': requests,
  'words-of-0.1': ['ask', 'look'],
  'outcome-unknown': ['purchase', 'ask'],
  'item-refused': licenses,
  'all-refused': licenses,
  'half-processed': licenses,
  'half-answered': licenses,
  contradicts: licenses,
  'out-of-order': licenses,
  'metadata-refused': licenses,
  'metadata-stripped': licenses,
  'charges-more': licenses,
  'rate-limited': licenses,
  'demands-code': licenses,
  'demands-price': licenses,
  'works-late': licenses,
  'history-lags': licenses,
  'history-shifts': always,
  'panel-closed': always,
  'host-killed': always,
  'gateway-restarted': always,
  'store-lost': [...always, 'forwarding'],
  'token-ends': always,
  'storage-full': [...kept, 'session', 'swaps', 'watched', 'owned', 'incident'],
  'write-lost': [...kept, 'session', 'swaps', 'watched', 'owned', 'incident'],
  'storage-wiped': always,
  'gateway-away': always,
  'looked-for': always,
  'gives-up-early': kept,
  'second-window': kept,
  'second-machine': kept,
  'second-person': kept,
  'other-account': always,
  'clock-skew': kept,
  'clock-jumps': always,
  undone: kept
}

/** Counts in how many runs each fault struck each of its cells. */
export function createCoverage() {
  const counts = new Map<string, number>()
  const countOf = (name: FaultName, at: string) =>
    counts.get(cellOf(name, at)) ?? 0

  return {
    add(struck: ReadonlySet<string>): void {
      struck.forEach(cell => counts.set(cell, (counts.get(cell) ?? 0) + 1))
    },
    /** A line for each fault. */
    lines: () =>
      faultNames.map(name => {
        const all = cells[name].map(at => `${at} ${countOf(name, at)}`)
        return `  ${name}: ${all.join(', ')}`
      }),
    missed: () =>
      faultNames.flatMap(name =>
        cells[name]
          .filter(at => countOf(name, at) === 0)
          .map(at => cellOf(name, at))
      )
  }
}
