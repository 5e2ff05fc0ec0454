import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { checkManifest } from './core/check-manifest.ts'
import type { Plugin, PluginManifest } from './core/host.ts'

/**
 * Reads a built plugin by the path of its manifest. Throws with a sentence
 * for a person when the manifest or a file it names is missing or wrong.
 */
export async function readPlugin(path: string): Promise<Plugin> {
  const manifest = parseManifest(await readText(path, 'The manifest'), path)
  const folder = dirname(resolve(path))
  const read = (file: string, what: string) =>
    readText(within(folder, file, what), what)
  const code = await read(manifest.main, 'The file of "main"')
  if (manifest.ui === undefined) return { manifest, code }
  if (typeof manifest.ui === 'string') {
    const html = await read(manifest.ui, 'The file of "ui"')
    return { manifest, code, html }
  }
  const files = Object.entries(manifest.ui).map(async ([name, file]) => {
    return [name, await read(file, `The file of "ui.${name}"`)] as const
  })
  return {
    manifest,
    code,
    uiFiles: Object.fromEntries(await Promise.all(files))
  }
}

/** The files whose change means that the plugin changed. */
export function pluginPaths(path: string, plugin: Plugin): string[] {
  const { main, ui } = plugin.manifest
  const panels = typeof ui === 'string' ? [ui] : Object.values(ui ?? {})
  const folder = dirname(resolve(path))
  const files = [main, ...panels].map(file => resolve(folder, file))
  return [resolve(path), ...files]
}

function parseManifest(text: string, path: string): PluginManifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The manifest ${path} is not JSON: ${reason}`, {
      cause: error
    })
  }
  const mistakes = checkManifest(value)
  if (mistakes.length > 0) {
    throw new Error(`The manifest ${path} is wrong.\n${mistakes.join('\n')}`)
  }
  return value as PluginManifest // just checked
}

function within(folder: string, file: string, what: string): string {
  const full = resolve(folder, file)
  if (relative(folder, full).startsWith('..')) {
    throw new Error(`${what} (${file}) lies outside the plugin’s folder.`)
  }
  return full
}

async function readText(path: string, what: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const missing =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = missing
      ? 'does not exist'
      : `cannot be read: ${String(error)}`
    throw new Error(`${what}, ${path}, ${reason}.`, { cause: error })
  }
}
