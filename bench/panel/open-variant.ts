import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { buildPanel } from '../../build.mjs'
import { startHostServer } from '../../dev/figma/server.ts'
import type { HostServer } from '../../dev/figma/server.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'

/** Serves the stack's plugin with a panel built with this esbuild plugin. */
export async function openVariant(
  stack: TestStack,
  folder: string,
  plugin: Plugin
): Promise<HostServer> {
  const panel = await buildPanel(stack.addresses, [plugin])
  return openWithPanel(folder, plugin.name, panel)
}

/** Serves a page with the stack's plugin and another panel. */
export async function openWithPanel(
  folder: string,
  name: string,
  panel: string
): Promise<HostServer> {
  const variant = join(folder, name)
  await cp(join(folder, 'plugin'), variant, { recursive: true })
  await writeFile(join(variant, 'ui.html'), panel)
  return openBuilt(variant)
}

/** Serves a page with the plugin in this folder. */
export function openBuilt(folder: string): Promise<HostServer> {
  const manifestPath = join(folder, 'manifest.json')
  return startHostServer({ manifestPath, command: 'open', port: 0 })
}
