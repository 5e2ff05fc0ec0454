import type { Figure } from './figure.ts'
import { benchPlan } from './licensing/plan.ts'
import { benchRun } from './licensing/run.ts'

/** What licensing many assets at once takes. */
export async function benchLicensing(): Promise<Figure[]> {
  return [...benchPlan(), ...(await benchRun())]
}
