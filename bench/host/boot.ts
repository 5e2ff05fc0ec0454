import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../dev/install.mjs'
import { openHeadless } from '../../dev/figma/headless.ts'
import { bundleController } from '../../test/src/bundle-controller.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import { withFolder } from '../with-folder.ts'
import { controllerManifest } from './controller-manifest.ts'

const coldRuns = 7
const freshRuns = 40
const run = promisify(execFile)

/** A headless host with the shipped controller, until its code has run. */
export async function benchBoot(): Promise<Figure[]> {
  const code = await bundleController()
  const cold = await coldTimes(code)
  const fresh = await freshTimes(code)
  return [
    atMost('headless boot, cold', median(cold), 60, 'ms', spread(cold)),
    atMost(
      'headless boot, from a saved realm',
      median(fresh),
      10,
      'ms',
      spread(fresh)
    )
  ]
}

function spread(times: number[]): string {
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return `median of ${times.length}, ${Math.round(least)}–${Math.round(most)} ms`
}

/** Each in a process of its own, the first of which may make the realm. */
function coldTimes(code: string): Promise<number[]> {
  return withFolder(async folder => {
    const path = join(folder, 'code.js')
    await writeFile(path, code)
    const script = [
      join(root, 'dev/run.mjs'),
      'bench/host/cold-boot.ts',
      'coldBoot',
      path
    ]
    const times: number[] = []
    for (let i = -1; i < coldRuns; i++) {
      const { stdout } = await run(process.execPath, script, { cwd: root })
      if (i >= 0) times.push(Number(stdout))
    }
    return times
  })
}

async function freshTimes(code: string): Promise<number[]> {
  const plugin = { manifest: controllerManifest, code, html: '' }
  const times: number[] = []
  for (let i = -5; i < freshRuns; i++) {
    const started = performance.now()
    const headless = await openHeadless({ plugin, es: '2017' })
    if (i >= 0) times.push(performance.now() - started)
    headless.kill()
  }
  return times
}
