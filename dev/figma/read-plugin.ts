import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { checkManifest } from './manifest/check-manifest.ts'
import type { Plugin, PluginManifest } from './shared/host.ts'
import { jsonMistake } from './json-mistake.ts'

/** The manifest's path; a folder stands for the one in it. */
export function manifestAt(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() ? join(path, 'manifest.json') : path
}

/**
 * Reads a built plugin by the path of its manifest or of its folder. Throws
 * with a sentence for a person when a file of it is missing or wrong.
 */
export async function readPlugin(given: string): Promise<Plugin> {
  const path = manifestAt(given)
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
function filesOf({ main, ui = {} }: PluginManifest): Map<string, string> {
  const files = new Map([['main', main]])
  if (typeof ui === 'string') return files.set('ui', ui)
  for (const [name, file] of Object.entries(ui)) files.set(`ui.${name}`, file)
  return files
}

/** Rejects with a sentence for each file that cannot be read. */
async function readFiles(
  files: Map<string, string>,
  folder: string
): Promise<Map<string, string>> {
  const readings = [...files].map(async ([field, file]) => {
    const what = `The file of "${field}"`
    return [
      field,
      await readText(pathWithin(folder, file, what), what)
    ] as const
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
  const files = [...filesOf(plugin.manifest).values()]
  const folder = dirname(resolve(path))
  return [resolve(path), ...files.map(file => resolve(folder, file))]
}

async function parseManifest(
  text: string,
  path: string
): Promise<PluginManifest> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = otherEncoding(text) ?? (await jsonMistake(text))
    throw new Error(
      `The manifest ${path} is not JSON, ${reason ?? String(error)}`,
      {
        cause: error
      }
    )
  }
  const mistakes = checkManifest(value)
  if (mistakes.length > 0) {
    throw new Error(`The manifest ${path} is wrong.\n${mistakes.join('\n')}`)
  }
  return value as PluginManifest // just checked
}

/** The mistake in the encoding of a text that was read as UTF-8, or null. */
function otherEncoding(text: string): string | null {
  const wide = /^\uFFFD\uFFFD|\0/.test(text)
  if (wide) return 'it looks like UTF-16. Save it as UTF-8.'
  if (!text.startsWith('\uFEFF')) return null
  return 'it begins with a byte order mark. Save it without one.'
}

function pathWithin(folder: string, file: string, what: string): string {
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
    throw new Error(`${what}, ${path}, ${reasonOf(error)}.`, { cause: error })
  }
}

const reasons = new Map<unknown, string>([
  ['ENOENT', 'does not exist'],
  ['ENOTDIR', 'does not exist'],
  ['EISDIR', 'is a folder'],
  ['EACCES', 'may not be read by you']
])

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : error
  return reasons.get(code) ?? `cannot be read (${String(code)})`
}
