import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../dev/install.mjs'
import { openHeadless } from '../../dev/figma/headless.ts'
import { bundleController } from '../../test/src/bundle-controller.ts'
import { cpuTime } from '../cpu-time.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { withFolder } from '../with-folder.ts'
import { controllerManifest } from './controller-manifest.ts'

const run = promisify(execFile)

/** Hosts opened in one measurement. */
const hostCount = 10

/**
 * A headless host until the code has run: with the shipped controller against
 * an empty plugin, and with an empty plugin against a bare engine.
 */
export function benchBoot(): Promise<Figure[]> {
  return withFolder(async folder => {
    const controller = await bundleController()
    const paths = {
      controller: join(folder, 'controller.js'),
      empty: join(folder, 'empty.js')
    }
    await writeFile(paths.controller, controller)
    await writeFile(paths.empty, '')
    return [
      await measureRatio({
        name: 'controller’s start in a host from a saved realm, against an empty plugin',
        bar: 3, // 10 ms on an idle machine
        subject: () => openMany(controller),
        reference: () => openMany('')
      }),
      await measureRatio({
        name: 'controller’s start in the first host, against an empty plugin',
        bar: 1.5,
        pairs: 5,
        warmUps: 1,
        subject: () => timeInProcess('coldBoot', paths.controller),
        reference: () => timeInProcess('coldBoot', paths.empty)
      }),
      await measureRatio({
        name: 'empty plugin’s start in the first host, against a bare engine',
        bar: 2,
        pairs: 5,
        warmUps: 1,
        subject: () => timeInProcess('coldBoot', paths.empty),
        reference: () => timeInProcess('bareBoot')
      })
    ]
  })
}

async function openMany(code: string): Promise<number> {
  const plugin = { manifest: controllerManifest, code, html: '' }
  const time = await cpuTime(async () => {
    for (let i = 0; i < hostCount; i++) {
      const headless = await openHeadless({ plugin, es: '2017' })
      headless.kill()
    }
  })
  return time / hostCount
}

/** Runs a function in its own process; returns the milliseconds it printed. */
async function timeInProcess(name: string, ...argv: string[]): Promise<number> {
  const script = [join(root, 'dev/run.mjs'), 'bench/host/cold-boot.ts', name]
  const { stdout } = await run(process.execPath, [...script, ...argv], {
    cwd: root
  })
  return Number(stdout)
}
