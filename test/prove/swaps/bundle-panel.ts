import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import * as esbuild from 'esbuild'
import { defaultAddresses } from '../../../contract/config.ts'
import { root } from '../../../dev/install.mjs'
import type { PanelModules } from '../../flows/load-panel.ts'

interface Bundle {
  loadPanel(): Promise<PanelModules>
}

let compiled: Promise<() => Bundle> | undefined

/** A panel's modules anew each time, without a test runner. */
export async function loadBundledPanel(): Promise<PanelModules> {
  compiled ??= compile()
  return (await compiled)().loadPanel()
}

async function compile(): Promise<() => Bundle> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, 'test/flows/load-panel.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    platform: 'node',
    define: { __ADDRESSES__: JSON.stringify(defaultAddresses) },
    logLevel: 'silent'
  })
  const code = `${outputFiles[0]?.text ?? ''}\nreturn bundle`
  return compileFunction(code) as () => Bundle // what the entry point exports
}
