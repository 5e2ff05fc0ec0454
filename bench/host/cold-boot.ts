import { readFile } from 'node:fs/promises'
import { controllerManifest } from './controller-manifest.ts'

/** Run in a process of its own: prints how long the first host took. */
export async function coldBoot([codePath = '']: string[]): Promise<void> {
  const { openHeadless } = await import('../../dev/figma/headless.ts')
  const code = await readFile(codePath, 'utf8')
  const plugin = { manifest: controllerManifest, code, html: '' }
  const started = performance.now()
  const headless = await openHeadless({ plugin, es: '2017' })
  console.log(performance.now() - started)
  headless.kill()
}

/** The same of the engine alone. */
export async function bareBoot(): Promise<void> {
  const { default: variant } =
    await import('@jitl/quickjs-wasmfile-release-sync')
  const { newQuickJSWASMModuleFromVariant } =
    await import('quickjs-emscripten-core')
  const started = performance.now()
  const engine = await newQuickJSWASMModuleFromVariant(variant)
  const context = engine.newContext()
  context.unwrapResult(context.evalCode('')).dispose()
  console.log(performance.now() - started)
  context.dispose()
}
