import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes what has lain in a folder for longer than so many milliseconds.
 * Another process may do the same at the same time.
 */
export async function removeOld(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || Date.now() - found.mtimeMs <= age) continue
    await rm(path, { recursive: true, force: true })
  }
}
