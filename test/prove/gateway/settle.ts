import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { assetKey } from '../../../contract/asset-key.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { parseAttemptNote } from '../../../contract/license-order.ts'
import type { Choices } from '../purchases/choices.ts'
import type { Attempt, Outcome } from './attempt.ts'
import { readAnswer } from './license-assets.ts'
import { ask } from './panel.ts'
import type { Panel } from './panel.ts'
import type { Servers } from './servers.ts'
import type { Tally } from './tally.ts'

/** An attempt with the outcome of each asset at the end of its round. */
export interface Settled {
  attempt: Attempt
  outcomes: Map<string, Outcome>
  /** Assets whose licenses were only found in the history. */
  found: Set<string>
}

/** Milliseconds in which instances must agree; they save every 20 s. */
const patience = 90_000
const longestPause = 8000

/**
 * Asks both instances until they agree, when all is well. What a panel was
 * answered must still hold, except by an instance that died before it could save it.
 */
export async function settleAttempt(
  panel: Panel,
  attempt: Attempt,
  choices: Choices,
  { instances }: Servers,
  tally: Tally
): Promise<Settled> {
  const end = performance.now() + patience
  // Requests of a panel are limited.
  for (let wait = 100; ; wait = Math.min(2 * wait, longestPause)) {
    const [one = null, two = null] = await Promise.all(
      instances.map(async instance => {
        const answer = await ask(panel, choices, {
          kind: 'look at a purchase',
          path: gatewayRoutes.purchase(attempt.id),
          headers: bearerOf(panel),
          instance
        })
        if (answer.state !== 'refused') {
          const purchase = readAnswer(panel, attempt, answer, tally)
          return purchase && new Map(purchase.items.map(toEntry))
        }
        const isUnseen = answer.code === 'purchase-unseen'
        return isUnseen
          ? new Map(attempt.assetIds.map(id => [id, 'unseen'] as const))
          : null
      })
    )
    if (one && two && isSettled(attempt, one, two)) {
      const outcomes = new Map<string, Outcome>(
        attempt.assetIds.map(id => [
          id,
          attempt.answered.get(id)?.outcome ?? one.get(id) ?? 'unknown'
        ])
      )
      return { attempt, outcomes, found: new Set() }
    }
    if (performance.now() > end) {
      tally.problems.push(
        `attempt ${attempt.id} has no settled outcome: answered ` +
          `${show(answeredOf(attempt))}, then ${show(one)} and ${show(two)}`
      )
      return { attempt, outcomes: answeredOf(attempt), found: new Set() }
    }
    await pause(wait)
  }
}

/** Looks for licenses of attempts with unknown outcomes in the history. */
export async function searchHistory(
  panel: Panel,
  all: readonly Settled[],
  since: number,
  choices: Choices,
  servers: Servers,
  tally: Tally
): Promise<void> {
  for (const settled of all) {
    const { attempt, outcomes } = settled
    if (!panel.attempts.includes(attempt)) continue
    const unknown = attempt.assetIds.filter(
      id => outcomes.get(id) === 'unknown'
    )
    if (unknown.length === 0) continue
    const history = await readHistory(panel, attempt, servers, since)
    const found = unknown.filter(id => isLicensed(history, settled, id, all))
    if (found.length === 0) continue
    const answer = await ask(panel, choices, {
      kind: 'settle a purchase',
      path: gatewayRoutes.settled(attempt.id),
      json: { assetIds: found },
      headers: bearerOf(panel)
    })
    if (answer.state !== 'ok') {
      tally.problems.push(`attempt ${attempt.id} could not be settled`)
    }
    for (const id of found) {
      outcomes.set(id, 'paid')
      settled.found.add(id)
    }
    const after = await settleAttempt(panel, attempt, choices, servers, tally)
    for (const id of found) {
      if (after.outcomes.get(id) === 'paid') continue
      tally.problems.push(
        `${id} of attempt ${attempt.id} was settled, but is ` +
          `${after.outcomes.get(id)}`
      )
    }
  }
}

function toEntry(item: { assetId: string; outcome: Outcome }) {
  return [item.assetId, item.outcome] as const
}

function isSettled(
  { assetIds, answered }: Attempt,
  one: ReadonlyMap<string, Outcome>,
  two: ReadonlyMap<string, Outcome>
): boolean {
  return assetIds.every(id => {
    const outcome = one.get(id)
    if (outcome === 'sending' || outcome !== two.get(id)) return false
    const earlier = answered.get(id)
    if (!earlier || earlier.outcome === outcome) return true
    // It may have died before it could save what it answered.
    return outcome === 'unknown' && earlier.life !== earlier.from.lives
  })
}

const History = v.object({
  data: v.array(
    v.looseObject({
      id: v.string(),
      download_time: v.string(),
      metadata: v.optional(v.record(v.string(), v.unknown()))
    })
  )
})

interface HistoryEntry {
  assetId: string
  /** Null for tracks. */
  attempt: string | null
}

/** Licenses of this round, from the service itself. */
async function readHistory(
  panel: Panel,
  { mediaType }: Attempt,
  servers: Servers,
  since: number
): Promise<HistoryEntry[]> {
  const { path } = mediaRoutes[mediaType].licenses
  const query = '?per_page=200&sort=newest'
  const headers = bearerOf(panel)
  const reply = await servers.askService(path + query, { headers })
  const { data } = v.parse(History, await reply.json())
  return data
    .filter(({ download_time: time }) => Date.parse(time) >= since)
    .map(one => ({
      assetId: v.parse(v.looseObject({ id: v.string() }), one[mediaType]).id,
      attempt: parseAttemptNote(one.metadata?.['other'])
    }))
}

/** By its note; a track when other attempts do not account for its licenses. */
function isLicensed(
  history: readonly HistoryEntry[],
  { attempt }: Settled,
  assetId: string,
  all: readonly Settled[]
): boolean {
  const own = history.filter(one => one.assetId === assetId)
  if (attempt.mediaType !== 'audio') {
    return own.some(one => one.attempt === attempt.id)
  }
  const key = assetKey({ assetId, mediaType: 'audio' })
  const paid = all.filter(
    ({ attempt: { personId, mediaType }, outcomes }) =>
      personId === attempt.personId &&
      assetKey({ assetId, mediaType }) === key &&
      outcomes.get(assetId) === 'paid'
  )
  return own.length > paid.length
}

function answeredOf({ answered }: Attempt): Map<string, Outcome> {
  return new Map([...answered].map(([id, { outcome }]) => [id, outcome]))
}

function show(outcomes: ReadonlyMap<string, Outcome> | null): string {
  return outcomes ? JSON.stringify(Object.fromEntries(outcomes)) : 'nothing'
}

function bearerOf({ session }: Panel): Record<string, string> {
  return { Authorization: `Bearer ${session?.accessToken ?? ''}` }
}
