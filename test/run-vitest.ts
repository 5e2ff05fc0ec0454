import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../dev/browser.ts'
import { findRedis } from '../dev/find-redis.ts'
import { root } from '../dev/install.mjs'
import { installed } from './run-child.ts'
import { runTests } from './run-tests.ts'
import type { Count } from './run-tests.ts'

const reportFile = join(root, '.cache', 'vitest.json')

/** Vitest with browser and Redis, and what it is given on its command line. */
export async function runVitest(
  given: string[],
  sample?: string
): Promise<Count> {
  const env = {
    CLEARED_BROWSER: await findBrowser(),
    CLEARED_REDIS: findRedis(),
    ...(sample && { SAMPLE: sample })
  }
  await mkdir(join(root, '.cache'), { recursive: true })
  const args = ['run', '--reporter=default', ...given]
  return runTests({ ...installed('vitest', args), env }, reportFile)
}
