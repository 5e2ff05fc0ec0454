import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../dev/install.mjs'
import { freePorts } from '../../test/free-ports.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'

/** `npm start` → its last line, against a program that only opens ports. */
export async function benchStartTime(): Promise<Figure[]> {
  return [
    await measureRatio({
      name: 'npm start to the ready line, against a bare program',
      bar: 5, // 2.3 seconds on an idle machine
      pairs: 5,
      warmUps: 1,
      subject: () => startOnce('dev/start.ts', 'start'),
      reference: () => startOnce('bench/loop/bare-start.ts', 'bareStart')
    })
  ]
}

async function startOnce(...command: string[]): Promise<number> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [join(root, 'dev/run.mjs'), ...command],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit']
    }
  )
  try {
    for await (const chunk of child.stdout) {
      if (String(chunk).includes('is ready:')) {
        return performance.now() - started
      }
    }
    throw new Error(`${command.join(' ')} ended before it was ready.`)
  } finally {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('close', resolve))
  }
}

/** A free port; the two after it are nearly always free, too. */
async function findFreePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
