import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin, PluginManifest } from './core/host.ts'

async function readFiles(
  folder: string,
  files: Record<string, string>
): Promise<Record<string, string>> {
  const names = Object.keys(files)
  const texts = await Promise.all(
    names.map(name => readFile(join(folder, files[name] ?? ''), 'utf8'))
  )
  return Object.fromEntries(names.map((name, i) => [name, texts[i] ?? '']))
}

/** Reads a built plugin by the path of its manifest. */
export async function readPlugin(path: string): Promise<Plugin> {
  const folder = dirname(path)
  const text = await readFile(path, 'utf8')
  const manifest = JSON.parse(text) as PluginManifest // Figma's own file format
  const code = await readFile(join(folder, manifest.main), 'utf8')
  if (manifest.ui === undefined) return { manifest, code }
  if (typeof manifest.ui === 'string') {
    const html = await readFile(join(folder, manifest.ui), 'utf8')
    return { manifest, code, html }
  }
  return { manifest, code, uiFiles: await readFiles(folder, manifest.ui) }
}
