import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes files and folders of `folder` that last changed more than `maxAge`
 * milliseconds ago. Another process may do the same at the same time.
 */
export async function removeOldEntries(
  folder: string,
  maxAge: number
): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || Date.now() - found.mtimeMs <= maxAge) continue
    await rm(path, { recursive: true, force: true })
  }
}
