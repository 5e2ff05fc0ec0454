import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../../dev/install.mjs'
import { goodEnv } from '../open-gateway.ts'

const Listening = v.object({
  time: v.pipe(v.string(), v.isoTimestamp()),
  event: v.literal('listening'),
  url: v.string(),
  metrics: v.string()
})

test('each line that a gateway prints is JSON, the first one, too', async () => {
  const gateway = spawn(
    process.execPath,
    ['--import', 'tsx', 'gateway/main.ts', '--port', '0'],
    {
      cwd: root,
      env: { ...process.env, ...goodEnv, CLEARED_GATEWAY_METRICS: '0' },
      stdio: ['ignore', 'pipe', 'inherit']
    }
  )
  onTestFinished(() => void gateway.kill('SIGKILL'))
  const ended = once(gateway, 'exit')
  const lines: unknown[] = []

  for await (const line of createInterface({ input: gateway.stdout })) {
    lines.push(JSON.parse(line))
    if (lines.length > 1) break
    const { url, metrics } = v.parse(Listening, lines[0])
    await fetch(metrics)
    await fetch(`${url}/health`)
  }
  gateway.kill()

  expect(lines[1]).toMatchObject({ event: 'request', route: 'GET /health' })
  expect(await ended).toEqual([0, null])
})
