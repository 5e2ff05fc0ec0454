import { closeBrowser } from '../journeys/set-up/open-page.ts'
import { loadViews } from './replies/load-views.ts'
import { openWatchedPanel } from './replies/open-panel.ts'
import { openRepliesStack } from './replies/open-replies.ts'
import type { RepliesStack } from './replies/open-replies.ts'
import { planRun } from './replies/plan-run.ts'
import type { PlannedRun } from './replies/plan-run.ts'
import { createTally } from './replies/tally.ts'
import type { Tally } from './replies/tally.ts'
import { tryRun } from './replies/try-run.ts'
import type { Effort } from './run.ts'

const defaultRuns = 10_000

/** Runs that share one panel. */
const panelRuns = 300

/** Runs between two lines of progress. */
const progressEvery = 1000

/** Runs that may fail before the proof ends. */
const defaultMaxFailed = 10

/**
 * Damages one reply to the panel in each run. The panel must not be blank, run
 * a script, fail or ask other servers, and must still show the intact parts.
 * `npm run bench -- panel` measures how long it takes.
 */
export async function proveReplies(effort: Effort): Promise<boolean> {
  const stack = await openRepliesStack()
  try {
    return await proveStack({ stack, effort })
  } finally {
    await closeBrowser()
    await stack.close()
  }
}

interface Trial {
  stack: RepliesStack
  effort: Effort
  /** Name of the broken variant to run. */
  broken?: string
  maxFailed?: number
}

/** The same on an open stack; exported for tests. */
export async function proveStack(trial: Trial): Promise<boolean> {
  console.log(`prove replies: seed ${trial.effort.seed}`)
  const tally = createTally()
  await tryRuns(trial, tally)
  tally.lines().forEach(line => console.log(line))
  return tally.tried > 0 && tally.failed === 0
}

async function tryRuns(trial: Trial, tally: Tally): Promise<void> {
  const { stack, effort, broken, maxFailed = defaultMaxFailed } = trial
  const { seed, words = [], skip = 0, runs = defaultRuns } = effort
  const { nth, of } = effort.part ?? { nth: 1, of: 1 }
  const known = await loadViews(stack.service, words)
  const panel = await openWatchedPanel(stack, broken)
  const end = Date.now() + (effort.seconds ?? Infinity) * 1000
  let fresh = skip + nth
  try {
    for (let run = fresh; run <= skip + runs; run += of) {
      if (tally.tried > 0 && Date.now() > end) break
      const planned = planRun(known, { seed, run, base: stack.front.service })
      const isOld = run - fresh >= panelRuns * of
      if (planned.view.isKept) fresh = run
      else if (run > fresh && isOld) {
        await panel.restart()
        fresh = run
      }
      const problems = await tryRun(stack, panel, planned)
      tally.add(planned, problems)
      if (tally.tried % progressEvery === 0)
        console.log(`  ${tally.tried} runs`)
      if (problems.length > 0) report(planned, problems, fresh, effort)
      if (tally.failed >= maxFailed) break
      const { view, damaged } = planned
      if (problems.length > 0 || view.isKept || damaged.isWaitedFor) {
        await panel.restart()
        fresh = run + of
      }
    }
  } finally {
    await panel.close()
  }
}

function report(
  { run, view, damaged }: PlannedRun,
  problems: readonly string[],
  fresh: number,
  { seed, words = [] }: Effort
): void {
  console.log(`✗ run ${run}, ${view.name}, ${damaged.kind}:`)
  for (const problem of problems) console.log(`    ${problem}`)
  const again = ['npm run prove -- replies', '--seed', seed, ...words]
  console.log(
    `  Repeat: ${[...again, '--skip', run - 1, '--runs 1'].join(' ')}`
  )
  if (fresh === run) return
  const count = run - fresh + 1
  const all = [...again, '--skip', fresh - 1, '--runs', count].join(' ')
  console.log(`  with all that its panel saw: ${all}`)
}
