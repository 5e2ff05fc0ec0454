import { runVitest } from '../run-vitest.ts'
import type { Effort } from './run.ts'

/** Runs the tests of `npm test` with every case that it samples. */
export async function proveTests({ words = [] }: Effort): Promise<boolean> {
  const { failed, reason } = await runVitest(words, 'all')
  if (reason) console.log(reason)
  return failed === 0
}
