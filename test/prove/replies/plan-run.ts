import { hash, randomFrom } from '../../../dev/catalog/assets/random.ts'
import { valueAt } from './json-paths.ts'
import type { JsonPath } from './json-paths.ts'
import { damageReply } from './damage-reply.ts'
import type { DamagedReply } from './damage-reply.ts'
import type { RepliesView } from './replies-view.ts'

/** A view and its good replies from the service. */
export interface KnownView {
  view: RepliesView
  replies: readonly object[]
}

export interface PlannedRun {
  /** Number of the run, from 1. */
  run: number
  view: RepliesView
  damaged: DamagedReply
  /** Texts of the intact parts. */
  expected: string[]
}

/** Plans a run from the seed and its number. */
export function planRun(
  known: readonly KnownView[],
  { seed, run, base }: { seed: number; run: number; base: string }
): PlannedRun {
  const random = randomFrom(hash(seed, run))
  const sum = known.reduce((sum, { view }) => sum + view.weight, 0)
  let left = random.between(0, sum)
  const chosen = known.find(({ view }) => (left -= view.weight) <= 0)
  const { view, replies } = chosen ?? known[0] ?? failWithoutViews()
  const reply = replies[random.integer(0, replies.length - 1)]
  if (!reply) throw new Error(`There is no good reply for ${view.name}.`)
  const good = view.fit?.(structuredClone(reply), run) ?? reply
  const damaged =
    view.damage?.(random, good, base) ?? damageReply(random, good, base)
  const { meant = good, value } = damaged
  return { run, view, damaged, expected: expectedOf(view, meant, value) }
}

function expectedOf(
  view: RepliesView,
  good: object,
  damaged: unknown
): string[] {
  if (damaged === undefined) return []
  return view
    .parts(good)
    .filter(({ at, needs = [] }) =>
      [at, ...needs].every(path => isUntouched(good, damaged, path))
    )
    .map(({ text }) => text)
}

/** Whether the value is unchanged and the lists around it are still lists. */
function isUntouched(good: object, damaged: unknown, path: JsonPath): boolean {
  return (
    path.every((_, i) => {
      const around = path.slice(0, i)
      const isList = Array.isArray(valueAt(good, around))
      return isList === Array.isArray(valueAt(damaged, around))
    }) &&
    JSON.stringify(valueAt(good, path)) ===
      JSON.stringify(valueAt(damaged, path))
  )
}

function failWithoutViews(): never {
  throw new Error('There are no views to try.')
}
