import { runVitest } from '../run-vitest.ts'
import type { Effort } from './run.ts'

/** The tests of `npm test`, with all that it takes a sample of. */
export async function proveTests({ words = [] }: Effort): Promise<boolean> {
  const { failed, reason } = await runVitest(words, 'all')
  if (reason) console.log(reason)
  return failed === 0
}
