import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../dev/install.mjs'
import { freePorts } from '../../test/free-ports.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'

const runs = 5

/** `npm start` until its last line, after one start that warms the machine. */
export async function benchStartTime(): Promise<Figure[]> {
  await startOnce()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await startOnce())
  const slowest = Math.max(...times)
  return [
    atMost(
      'npm start to the ready line',
      slowest,
      10,
      's',
      `slowest of ${runs}; median ${median(times).toFixed(1)} s`
    )
  ]
}

async function startOnce(): Promise<number> {
  const port = await freeBlock()
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [join(root, 'dev/run.mjs'), 'dev/start.ts', 'start'],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit']
    }
  )
  try {
    for await (const chunk of child.stdout) {
      if (String(chunk).includes('Cleared is ready:')) {
        return (performance.now() - started) / 1000
      }
    }
    throw new Error('npm start ended before it was ready.')
  } finally {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('close', resolve))
  }
}

/** Three ports in a row; the two after a free one are nearly always free. */
async function freeBlock(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
