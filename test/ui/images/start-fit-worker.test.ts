import { afterEach, expect, it, vi } from 'vitest'
import { startFitWorker } from '../../../ui/images/start-fit-worker.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Only workers of these schemes start; the policy refuses others. */
function allow(...schemes: string[]): string[] {
  const started: string[] = []
  class PolicedWorker {
    onmessage: ((event: MessageEvent) => void) | null = null
    onerror: (() => void) | null = null
    terminate = () => {}

    constructor(url: string) {
      const scheme = url.slice(0, url.indexOf(':'))
      started.push(scheme)
      queueMicrotask(() => {
        const data = { kind: 'ready' }
        if (!schemes.includes(scheme)) this.onerror?.()
        else this.onmessage?.(new MessageEvent('message', { data }))
      })
    }
  }
  vi.stubGlobal('Worker', PolicedWorker)
  return started
}

it('starts from a blob address', async () => {
  const started = allow('blob', 'data')

  await startFitWorker('1')

  expect(started).toEqual(['blob'])
})

it('falls back to a data address', async () => {
  const started = allow('data')

  await startFitWorker('1')

  expect(started).toEqual(['blob', 'data'])
})

it('fails when no worker may run', async () => {
  allow()

  await expect(startFitWorker('1')).rejects.toMatchObject({ code: 'internal' })
})
