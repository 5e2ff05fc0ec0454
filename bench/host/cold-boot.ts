import { readFile } from 'node:fs/promises'
import { cpuTime } from '../cpu-time.ts'
import { controllerManifest } from './controller-manifest.ts'

/** Runs in its own process: prints how long the first host took. */
export async function coldBoot([codePath = '']: string[]): Promise<void> {
  const { openHeadless } = await import('../../dev/figma/headless.ts')
  const code = await readFile(codePath, 'utf8')
  const plugin = { manifest: controllerManifest, code, html: '' }
  console.log(
    await cpuTime(async () => {
      const headless = await openHeadless({ plugin, es: '2017' })
      headless.kill()
    })
  )
}

/** The same for the engine alone. */
export async function bareBoot(): Promise<void> {
  const { default: variant } =
    await import('@jitl/quickjs-wasmfile-release-sync')
  const { newQuickJSWASMModuleFromVariant } =
    await import('quickjs-emscripten-core')
  console.log(
    await cpuTime(async () => {
      const engine = await newQuickJSWASMModuleFromVariant(variant)
      const context = engine.newContext()
      context.unwrapResult(context.evalCode('')).dispose()
      context.dispose()
    })
  )
}
