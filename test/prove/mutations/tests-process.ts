import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestOrder, TestReply } from './serve-tests.ts'

export interface TestsProcess {
  run(changed: string | null): Promise<TestReply>
  end(): void
}

/** Milliseconds; a mutant may loop. */
const maxTime = 180_000

/**
 * Runs tests of a copy in one process, and in a new one after a mutant that
 * loops. Leaves out tests whose names contain `repeated`.
 */
export function startTests(
  folder: string,
  tests: string[],
  repeated = ''
): TestsProcess {
  let child = open()
  let isNew = true

  function open() {
    const file = 'test/prove/mutations/serve-tests.ts'
    const args = [file, 'serveTests', repeated]
    return fork(join(folder, 'dev', 'run.mjs'), args, {
      cwd: folder,
      env: { ...process.env, SAMPLE: '1', VITEST: 'true' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc']
    })
  }

  async function run(changed: string | null): Promise<TestReply> {
    const order: TestOrder = { changed, ...(isNew && { tests }) }
    isNew = false
    child.send(order)
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), maxTime)
    const { signal } = waiting
    const reply = once(child, 'message', { signal })
    const ended = once(child, 'exit', { signal })
    ended.catch(() => {
      // The race below has the reply.
    })
    try {
      const [first] = (await Promise.race([reply, ended])) as unknown[]
      if (isReply(first)) return first
      return reopen('the process of the tests ended')
    } catch {
      return reopen('the tests did not end')
    } finally {
      clearTimeout(timer)
      waiting.abort()
    }
  }

  function reopen(failed: string): TestReply {
    child.kill('SIGKILL')
    child = open()
    isNew = true
    return { failed, passed: 0 }
  }

  return { run, end: () => void child.kill('SIGKILL') }
}

function isReply(message: unknown): message is TestReply {
  return (
    typeof message === 'object' &&
    message !== null &&
    'failed' in message &&
    'passed' in message
  )
}
