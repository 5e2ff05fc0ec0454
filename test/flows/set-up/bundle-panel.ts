import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import * as esbuild from 'esbuild'
import { defaultAddresses } from '../../../contract/config.ts'
import { root } from '../../../dev/install.mjs'
import type { PanelModules } from './load-panel.ts'
import { patchSources } from '../../prove/purchases/bundle.ts'
import type { Patch } from '../../prove/purchases/bundle.ts'

interface Bundle {
  loadPanel(): Promise<PanelModules>
}

/** Loads new modules for each panel, without a test runner. */
export const loadBundledPanel = panelLoader([])

/** The same for a panel whose source is patched. */
export function panelLoader(
  patches: readonly Patch[]
): () => Promise<PanelModules> {
  let compiled: Promise<() => Bundle> | undefined
  return async () => {
    compiled ??= compile(patches)
    return (await compiled)().loadPanel()
  }
}

async function compile(patches: readonly Patch[]): Promise<() => Bundle> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, 'test/flows/set-up/load-panel.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    platform: 'node',
    plugins: [patchSources(patches)],
    define: { __ADDRESSES__: JSON.stringify(defaultAddresses) },
    logLevel: 'silent'
  })
  const code = `${outputFiles[0]?.text ?? ''}\nreturn bundle`
  return compileFunction(code) as () => Bundle // of the entry point
}
