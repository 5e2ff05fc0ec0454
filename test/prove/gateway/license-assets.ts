import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { assetKey } from '../../../contract/asset-key.ts'
import {
  gatewayRoutes,
  mediumVersions,
  Purchase
} from '../../../contract/gateway.ts'
import type {
  PurchaseItem,
  PurchaseRequest
} from '../../../contract/gateway-requests.ts'
import type { Choices } from '../purchases/choices.ts'
import { noteAnswer } from './attempt.ts'
import type { Attempt } from './attempt.ts'
import { choose, search } from './browse.ts'
import type { Answer } from './client.ts'
import { ask, toJson, validToken } from './panel.ts'
import type { Desk, Panel, Seen } from './panel.ts'
import { itemOf } from './people.ts'
import type { Servers } from './servers.ts'
import type { Tally } from './tally.ts'

/** Assets of a purchase. */
const maxItems = 3

/** In one of so many items the person licenses once more what is licensed. */
const againEvery = 12

/** How a purchase is sent: as it should be, and as browsers and people do. */
const ways = [
  'once',
  'once',
  'once',
  'at both instances',
  'at both instances',
  'twice at one',
  'leaves and repeats',
  'leaves and asks'
] as const

/** Licenses some of what the person has seen. */
export async function licenseAssets(
  panel: Panel,
  choices: Choices,
  servers: Servers,
  tally: Tally
): Promise<void> {
  const { desk } = panel
  if (desk.seen.length === 0) return search(panel, choices)
  const token = await validToken(panel, choices)
  if (token === null) return undefined
  const { mediaType } = choose(choices, desk.seen)
  const wanted = desk.seen.filter(one => one.mediaType === mediaType)
  const first = choices.pick(wanted.length)
  const some = wanted.slice(first, first + 1 + choices.pick(maxItems))
  const items = some.map(seen => orderOf(desk, seen, choices))
  const attempt: Attempt = {
    id: randomBytes(16).toString('hex'),
    personId: desk.person.id,
    mediaType,
    assetIds: items.map(({ assetId }) => assetId),
    again: new Set(
      items.flatMap(({ isAgain, assetId }) => (isAgain ? [assetId] : []))
    ),
    answered: new Map()
  }
  panel.attempts.push(attempt)
  const json: PurchaseRequest = {
    attempt: attempt.id,
    mediaType,
    needs: mediumVersions[mediaType],
    userId: desk.person.id,
    items
  }

  async function send(
    more: { instance?: Servers['instances'][0]; leavesAfter?: number } = {}
  ): Promise<void> {
    const answer = await ask(panel, choices, {
      kind: `purchase ${mediaType}`,
      path: gatewayRoutes.purchases,
      json,
      headers: { Authorization: `Bearer ${token}` },
      ...more
    })
    readAnswer(panel, attempt, answer, tally)
  }

  const { instances } = servers
  const [left, right] = instances
  const [one, two] = choices.chance(2) ? [left, right] : [right, left]
  switch (choose(choices, ways)) {
    case 'once':
      return send()
    case 'at both instances':
      await Promise.all(instances.map(instance => send({ instance })))
      return undefined
    case 'twice at one':
      await Promise.all([send({ instance: one }), send({ instance: one })])
      return undefined
    case 'leaves and repeats':
      await send({ instance: one, leavesAfter: choices.pick(60) })
      return send({ instance: two })
    case 'leaves and asks':
      await send({ leavesAfter: choices.pick(60) })
      await look(panel, choices, attempt, token, tally)
      return undefined
  }
}

/** Asks how the last purchase went. */
export async function lookAgain(
  panel: Panel,
  choices: Choices,
  tally: Tally
): Promise<void> {
  const attempt = panel.attempts.at(-1)
  const token = attempt && (await validToken(panel, choices))
  if (token) await look(panel, choices, attempt, token, tally)
}

/** Notes the answer to a panel about its purchase. */
export function readAnswer(
  panel: Panel,
  attempt: Attempt,
  answer: Answer,
  tally: Tally
): Purchase | null {
  if (answer.state !== 'ok') return null
  const purchase = v.parse(Purchase, toJson(answer.bytes))
  const { from, life } = answer
  tally.problems.push(...noteAnswer(attempt, purchase, from, life))
  const files = purchase.items.flatMap(({ download }) => download ?? [])
  panel.files.push(...files)
  return purchase
}

async function look(
  panel: Panel,
  choices: Choices,
  attempt: Attempt,
  token: string,
  tally: Tally
): Promise<void> {
  const answer = await ask(panel, choices, {
    kind: 'look at a purchase',
    path: gatewayRoutes.purchase(attempt.id),
    headers: { Authorization: `Bearer ${token}` }
  })
  readAnswer(panel, attempt, answer, tally)
}

/** Some people abandon an earlier attempt of which nobody knows the outcome. */
function orderOf(
  { person, open }: Desk,
  seen: Seen,
  choices: Choices
): PurchaseItem {
  const { mediaType, assetId } = seen
  const item = itemOf(person, mediaType, assetId)
  const earlier = open.get(assetKey(seen))
  if (earlier !== undefined && choices.chance(2)) {
    return { ...item, instead: earlier }
  }
  return choices.chance(againEvery) ? { ...item, isAgain: true } : item
}
