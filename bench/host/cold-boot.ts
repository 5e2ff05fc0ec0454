import { readFile } from 'node:fs/promises'
import { openHeadless } from '../../dev/figma/headless.ts'
import { controllerManifest } from './controller-manifest.ts'

/** Run in a process of its own: prints how long the first host took. */
export async function coldBoot([codePath = '']: string[]): Promise<void> {
  const code = await readFile(codePath, 'utf8')
  const plugin = { manifest: controllerManifest, code, html: '' }
  const started = performance.now()
  const headless = await openHeadless({ plugin, es: '2017' })
  console.log(performance.now() - started)
  headless.kill()
}
