import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCompanion, buildPlugin, toJson } from '../build.mjs'
import { defaultAddresses } from '../contract/config.ts'
import { pluginManifest } from '../manifests.mjs'
import { root } from './install.mjs'
import { readAddresses } from './read-addresses.ts'

/**
 * `npm run build`: the plugin for the configured addresses, its companion for
 * Dev Mode, and the root manifest for the default ports. Workspaces build
 * themselves.
 */
export async function build(): Promise<void> {
  const addresses = readAddresses(process.env)
  await buildPlugin({ addresses, outDir: join(root, 'dist/plugin') })
  await buildCompanion(join(root, 'dist/companion'))
  await writeFile(join(root, 'manifest.json'), toJson(rootManifest()))
  console.log(`Built dist/plugin for ${addresses.service} and dist/companion.`)
}

/** The manifest to import into Figma as it stands, for local use. */
export function rootManifest(): object {
  return pluginManifest(defaultAddresses, 'dist/plugin/')
}
