import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { checkManifest } from './core/check-manifest.ts'
import type { Plugin, PluginManifest } from './core/host.ts'
import { jsonMistake } from './json-mistake.ts'

/**
 * Reads a built plugin by the path of its manifest. Throws with a sentence
 * for a person when the manifest or a file it names is missing or wrong.
 */
export async function readPlugin(path: string): Promise<Plugin> {
  const text = await readText(path, 'The manifest')
  const manifest = await parseManifest(text, path)
  const texts = await readFiles(filesOf(manifest), dirname(resolve(path)))
  const code = texts.get('main') ?? ''
  const { ui } = manifest
  if (ui === undefined) return { manifest, code }
  if (typeof ui === 'string') {
    return { manifest, code, html: texts.get('ui') ?? '' }
  }
  const names = Object.keys(ui)
  const panels = names.map(name => [name, texts.get(`ui.${name}`) ?? ''])
  return { manifest, code, uiFiles: Object.fromEntries(panels) }
}

/** The files that a manifest names, by the field that names them. */
function filesOf({ main, ui }: PluginManifest): [string, string][] {
  if (ui === undefined) return [['main', main]]
  if (typeof ui === 'string') {
    return [
      ['main', main],
      ['ui', ui]
    ]
  }
  const panels = Object.entries(ui)
  return [
    ['main', main],
    ...panels.map(([name, file]): [string, string] => [`ui.${name}`, file])
  ]
}

/** Rejects with a sentence for each file that cannot be read. */
async function readFiles(
  files: [string, string][],
  folder: string
): Promise<Map<string, string>> {
  const readings = files.map(async ([field, file]) => {
    const what = `The file of "${field}"`
    return [field, await readText(within(folder, file, what), what)] as const
  })
  const results = await Promise.allSettled(readings)
  const mistakes = results.flatMap(result =>
    result.status === 'rejected' && result.reason instanceof Error
      ? [result.reason.message]
      : []
  )
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return new Map(await Promise.all(readings))
}

/** The files whose change means that the plugin changed. */
export function pluginPaths(path: string, plugin: Plugin): string[] {
  const { main, ui } = plugin.manifest
  const panels = typeof ui === 'string' ? [ui] : Object.values(ui ?? {})
  const folder = dirname(resolve(path))
  const files = [main, ...panels].map(file => resolve(folder, file))
  return [resolve(path), ...files]
}

async function parseManifest(
  text: string,
  path: string
): Promise<PluginManifest> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = (await jsonMistake(text)) ?? String(error)
    throw new Error(`The manifest ${path} is not JSON, ${reason}`, {
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
    throw new Error(
      `${what} (${file}) lies outside the plugin’s folder. Move it inside.`
    )
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
