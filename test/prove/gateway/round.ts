import { assetKey } from '../../../contract/asset-key.ts'
import { seededChoices } from '../purchases/choices.ts'
import type { Choices } from '../purchases/choices.ts'
import { fetchFile, search, showDetails, showPreview } from './browse.ts'
import { licenseAssets, lookAgain } from './license-assets.ts'
import { createClient } from './client.ts'
import type { StoreFigures } from '../../../gateway/test/store-figures.ts'
import { judgeRound } from './judge-round.ts'
import { refresh, signIn, signOut } from './panel.ts'
import type { Desk, Panel } from './panel.ts'
import { searchHistory, settleAttempt } from './settle.ts'
import type { Settled } from './settle.ts'
import type { Servers } from './servers.ts'
import { countOne } from './tally.ts'
import type { Tally } from './tally.ts'
import { calmService, makeTrouble } from './trouble.ts'

export interface Stage {
  servers: Servers
  desks: Desk[]
  panels: Panel[]
  tally: Tally
}

const panelsOfPerson = 3
const actionsOfRound = 12

const second = 1000
const day = 24 * 3600 * second

/** Longer than a lease, a refresh under way and their retries. */
const leaseTime = 130 * second

/**
 * Between rounds, in turn: licenses are in everybody's history, purchases are
 * forgotten, and together they are longer than a session.
 */
const nights = [1.1 * day, 8 * day, 25 * day]

/** Weights of what panels do. */
const actions = [
  ...repeat(8, 'search'),
  ...repeat(5, 'details'),
  ...repeat(5, 'preview'),
  ...repeat(6, 'license'),
  ...repeat(2, 'look'),
  ...repeat(2, 'file'),
  ...repeat(2, 'refresh'),
  'sign-out' as const
]

export function openStage(servers: Servers, tally: Tally): Stage {
  const desks = servers.people.map((person): Desk => ({
    person,
    seen: [],
    open: new Map()
  }))
  const panels = desks.flatMap((desk, i) =>
    Array.from({ length: panelsOfPerson }, (_, j): Panel => {
      const client = createClient(servers, tally, `10.0.${i}.${j + 1}`)
      return {
        desk,
        client,
        session: null,
        ended: null,
        attempts: [],
        files: [],
        now: () => servers.now()
      }
    })
  )
  return { servers, desks, panels, tally }
}

/**
 * All panels work while faults strike. Then all is well: every session must
 * live, every purchase has an outcome, the service's ledger agrees, and the
 * figures are taken. A night passes.
 */
export async function runRound(stage: Stage, seed: number): Promise<void> {
  const { servers, panels, tally } = stage
  const since = servers.now() - second
  let isOver = false
  const work = Promise.all(
    panels.map((panel, i) => useNow(stage, panel, seededChoices(seed + i + 1)))
  ).finally(() => (isOver = true))
  const faults = seededChoices(seed)
  await Promise.all([work, makeTrouble(servers, faults, tally, () => isOver)])
  await calmService(servers)
  await servers.becomeReady()
  await servers.pass(leaseTime)
  const choices = seededChoices(seed + panels.length + 1)
  await checkSessions(stage, choices)
  judgeStore(stage, await servers.measure())
  const settled = await settle(stage, since, choices)
  tally.problems.push(...judgeRound(settled, servers.ledger.readNew()))
  countOutcomes(stage, settled)
  const { instances } = servers
  if (instances.some(({ process }) => !process.isUp)) {
    tally.problems.push('an instance ended that nobody had killed')
  }
  tally.rounds += 1
  for (const panel of panels) {
    panel.attempts = []
    panel.files = []
    panel.ended = null
  }
  await servers.pass(nights[tally.rounds % nights.length] ?? day)
}

async function useNow(
  { servers, tally }: Stage,
  panel: Panel,
  choices: Choices
): Promise<void> {
  if (!panel.session) await signIn(panel, choices)
  for (let i = 0; i < actionsOfRound; i += 1) {
    switch (actions[choices.pick(actions.length)]) {
      case 'search':
        await search(panel, choices)
        break
      case 'details':
        await showDetails(panel, choices)
        break
      case 'preview':
        await showPreview(panel, choices)
        break
      case 'license':
        await licenseAssets(panel, choices, servers, tally)
        break
      case 'look':
        await lookAgain(panel, choices, tally)
        break
      case 'file':
        await fetchFile(panel, choices)
        break
      case 'refresh':
        await refresh(panel, choices)
        break
      case 'sign-out':
      case undefined:
        await signOut(panel, choices)
    }
  }
}

/** Sessions outlive everything but their end, and only those not ended. */
async function checkSessions(
  { panels, tally }: Stage,
  choices: Choices
): Promise<void> {
  for (const panel of panels) {
    const { ended, desk } = panel
    const { username } = desk.person
    let answer = await refresh(panel, choices)
    // On a machine that is too busy.
    if (answer?.state === 'lost') answer = await refresh(panel, choices)
    if (panel.session && answer?.state !== 'ok') {
      tally.problems.push(
        `${username} lost a session: ${JSON.stringify(answer)}`
      )
    }
    if (ended !== null) {
      const again = await panel.client.ask(
        { kind: 'refresh', path: '/sessions/refresh', json: { handle: ended } },
        choices
      )
      if (again.state !== 'refused' || again.code !== 'session-expired') {
        tally.problems.push(`${username} signed out, but the session lives`)
      }
    }
    if (!panel.session && !(await signIn(panel, choices))) {
      tally.problems.push(`${username} cannot sign in`)
    }
  }
}

async function settle(
  { panels, servers, tally }: Stage,
  since: number,
  choices: Choices
): Promise<Settled[]> {
  const settled = await Promise.all(
    panels.flatMap(panel =>
      panel.attempts.map(attempt =>
        settleAttempt(panel, attempt, choices, servers, tally)
      )
    )
  )
  for (const panel of panels) {
    await searchHistory(panel, settled, since, choices, servers, tally)
  }
  return settled
}

function judgeStore({ tally }: Stage, figures: FiguresOfRound): void {
  const { lasting, ...others } = figures
  tally.figures.push(others)
  if (lasting.length > 0) {
    tally.problems.push(
      `${lasting.length} keys without an expiry, such as ${lasting[0]}`
    )
  }
}

type FiguresOfRound = Tally['figures'][number] & Pick<StoreFigures, 'lasting'>

/** For the table, and for people who abandon an attempt in a later round. */
function countOutcomes(
  { desks, tally }: Stage,
  settled: readonly Settled[]
): void {
  for (const { attempt, outcomes, found } of settled) {
    const { mediaType, personId } = attempt
    const desk = desks.find(({ person }) => person.id === personId)
    for (const [assetId, outcome] of outcomes) {
      const name = found.has(assetId) ? 'paid, by the history' : outcome
      countOne(tally.purchases, name)
      const key = assetKey({ assetId, mediaType })
      if (outcome === 'unknown') desk?.open.set(key, attempt.id)
      if (outcome === 'paid') desk?.open.delete(key)
    }
  }
}

function repeat<const Name extends string>(count: number, name: Name): Name[] {
  return Array.from({ length: count }, () => name)
}
