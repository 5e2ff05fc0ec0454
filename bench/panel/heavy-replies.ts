import type { Frame } from 'playwright-core'
import { closeBrowser } from '../../test/journeys/set-up/open-page.ts'
import { loadViews } from '../../test/prove/replies/load-views.ts'
import { openWatchedPanel } from '../../test/prove/replies/open-panel.ts'
import { openRepliesStack } from '../../test/prove/replies/open-replies.ts'
import { planRun } from '../../test/prove/replies/plan-run.ts'
import type {
  KnownView,
  PlannedRun
} from '../../test/prove/replies/plan-run.ts'
import { heavyKinds } from '../../test/prove/replies/damage-reply.ts'
import { tryRun } from '../../test/prove/replies/try-run.ts'
import { bareLoop } from '../bare-loop.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'

const seed = 1
const views = ['search', 'asset']

/** A person notices a longer task. */
const bar = 1

declare global {
  /** Milliseconds of the longest task, in the panel's frame only. */
  var __longestTask: number | undefined
}

/** The panel's longest task while it reads huge replies. */
export async function benchHeavyReplies(): Promise<Figure[]> {
  const stack = await openRepliesStack()
  try {
    const known = await loadViews(stack.service, views)
    const panel = await openWatchedPanel(stack)
    await panel.frame().evaluate(watchTasks)
    const runs = heavyRuns(known, stack.front.service)
    const figure = await measureRatio({
      name: `longest task with ${heavyKinds.length} kinds of huge replies`,
      bar,
      reference: () => panel.frame().evaluate(bareLoop),
      async subject() {
        for (const planned of runs.next().value ?? []) {
          const problems = await tryRun(stack, panel, planned)
          if (problems.length > 0) throw new Error(problems.join('; '))
        }
        return takeLongest(panel.frame())
      }
    })
    await panel.close()
    return [figure]
  } finally {
    await closeBrowser()
    await stack.close()
  }
}

/** Runs in which every kind of huge reply occurs once, never the same. */
function* heavyRuns(
  known: readonly KnownView[],
  base: string
): Generator<PlannedRun[]> {
  const waiting = new Map(heavyKinds.map(kind => [kind, [] as PlannedRun[]]))
  for (let run = 1; ; run += 1) {
    const planned = planRun(known, { seed, run, base })
    waiting.get(planned.damaged.kind)?.push(planned)
    const all = [...waiting.values()]
    if (all.some(runs => runs.length === 0)) continue
    yield all.flatMap(runs => runs.splice(0, 1))
  }
}

function watchTasks(): void {
  globalThis.__longestTask = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) {
      const longest = globalThis.__longestTask ?? 0
      globalThis.__longestTask = Math.max(longest, duration)
    }
  }).observe({ type: 'longtask' })
}

/** The longest task since the last call. */
function takeLongest(frame: Frame): Promise<number> {
  return frame.evaluate(() => {
    const longest = globalThis.__longestTask ?? 0
    globalThis.__longestTask = 0
    return longest
  })
}
