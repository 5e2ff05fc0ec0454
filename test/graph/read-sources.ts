import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { isSource } from './draw-graph.ts'
import type { Sources } from './draw-graph.ts'

/** Of a workspace, beside its code. */
const notCode = ['dist', 'node_modules', 'test']

/** All code of these folders; the text of what can import. */
export async function readSources(
  root: string,
  folders: readonly string[]
): Promise<Sources> {
  const files = await Promise.all(folders.map(folder => list(root, folder)))
  return new Map(
    await Promise.all(
      files.flat().map(async file => {
        const path = join(root, file)
        return [
          file,
          isSource(file) ? await readFile(path, 'utf8') : ''
        ] as const
      })
    )
  )
}

async function list(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), {
    recursive: true,
    withFileTypes: true
  })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length))
    .filter(
      file => !notCode.some(name => file.startsWith(`${folder}/${name}/`))
    )
}
