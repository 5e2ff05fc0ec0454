import type { Override } from './front.ts'
import type { WatchedPanel } from './open-panel.ts'
import type { RepliesStack } from './open-replies.ts'
import type { PlannedRun } from './plan-run.ts'

/** Everything that is wrong in one run; empty when nothing is. */
export async function tryRun(
  stack: RepliesStack,
  panel: WatchedPanel,
  planned: PlannedRun
): Promise<string[]> {
  const { isSignedOut = false } = planned.view
  if (isSignedOut) await panel.signOut()
  const problems = await tryOnce(stack, panel, planned)
  if (isSignedOut) {
    await panel.restart()
    await panel.signIn()
  }
  return problems
}

async function tryOnce(
  { front }: RepliesStack,
  panel: WatchedPanel,
  { run, view, damaged, expected }: PlannedRun
): Promise<string[]> {
  const otherReplies = view.otherReplies?.(run, front.service) ?? []
  const instead: Override[] = [
    { path: view.path, reply: damaged.raw },
    ...otherReplies.map(({ path, reply }) => ({
      path,
      reply: goodReply(reply)
    }))
  ]
  front.answer(instead)
  // Some replies are requested only once, when the panel starts.
  if (view.isKept) await panel.restart()
  const { selector, attribute = null } = view
  const { isWaitedFor = false } = damaged
  const says = view.isSilent ? '' : (damaged.says ?? '')
  const steps = view.steps(run)
  const order = { steps, selector, attribute, expected, isWaitedFor, says }
  const first = await panel.run(order)
  // The request may follow after other loading.
  const isLate = front.answered === 0
  if (isLate) await front.asked()
  const last = isLate ? await panel.run({ ...order, steps: [] }) : first
  const { answered } = front
  front.answer([])
  const { missing, words } = last
  const all = [...first.problems, ...last.problems, ...panel.problems()]
  const problems = [...new Set(all)]
  if (answered === 0) problems.push('was never asked for')
  if (missing.length > 0) {
    const [name] = missing
    const count = `${missing.length} of ${expected.length}`
    problems.push(
      `does not show ${count} good ones, such as “${name}”, but “${words}”`
    )
  }
  return problems
}

function goodReply(reply: object): Override['reply'] {
  const body = JSON.stringify(reply)
  return { status: 200, type: 'application/json', body }
}
