import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { withStack } from '../with-stack.ts'
import { tasks } from './tasks.ts'

/** What the sum may be at most, as a share of the steps before. */
const share = 0.75

/** Clicks, keys and typed texts of a person who does the five tasks. */
export function benchSteps(): Promise<Figure[]> {
  return withStack(async stack => {
    const figures: Figure[] = []
    let sum = 0
    let before = 0
    for (const task of tasks) {
      const steps = await task.run(stack)
      figures.push(atMost(task.name, steps, task.before, 'steps'))
      sum += steps
      before += task.before
    }
    const bar = Math.floor(before * share)
    return [...figures, atMost('all five', sum, bar, 'steps', `of ${before}`)]
  })
}
