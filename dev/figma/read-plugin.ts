import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin, PluginManifest } from './core/host.ts'

async function readText(path: string, what: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new Error(`Cannot read ${what} at ${path}. Is the plugin built?`, {
      cause: error
    })
  }
}

async function readManifest(path: string): Promise<PluginManifest> {
  const text = await readText(path, 'the manifest')
  try {
    return JSON.parse(text) as PluginManifest // checked by check-manifest
  } catch (error) {
    throw new Error(`The manifest at ${path} is not JSON.`, { cause: error })
  }
}

async function readFiles(
  folder: string,
  files: Record<string, string>
): Promise<Record<string, string>> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, path]) => {
      const text = await readText(join(folder, path), `ui file "${name}"`)
      return [name, text] as const
    })
  )
  return Object.fromEntries(entries)
}

/**
 * Reads a built plugin by the path of its manifest. Rejects with a sentence
 * that names the file which is missing or broken.
 */
export async function readPlugin(manifestPath: string): Promise<Plugin> {
  const folder = dirname(manifestPath)
  const manifest = await readManifest(manifestPath)
  const code = await readText(join(folder, manifest.main), 'the main file')
  const { ui } = manifest
  if (ui === undefined) return { manifest, code }
  if (typeof ui === 'string') {
    const html = await readText(join(folder, ui), 'the ui file')
    return { manifest, code, html }
  }
  return { manifest, code, uiFiles: await readFiles(folder, ui) }
}

/** The files that make up a plugin, its manifest first. */
export function pluginPaths(manifestPath: string, plugin: Plugin): string[] {
  const { main, ui } = plugin.manifest
  const files = typeof ui === 'string' ? [ui] : Object.values(ui ?? {})
  const folder = dirname(manifestPath)
  return [manifestPath, ...[main, ...files].map(file => join(folder, file))]
}
