import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds without a change after which a save is complete. */
const pause = 40

const source = /\.(ts|tsx|mjs|css|html|json|svg|txt|tsv)$/

/**
 * Reports sources that are saved in these folders, also in new subfolders, until
 * it is closed. Watches folders instead of files, as editors save by replacing
 * the file.
 */
export function followFolders(
  folders: readonly string[],
  saved: (paths: string[]) => void
): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function note(path: string): void {
    if (!source.test(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const paths = [...changed]
      changed.clear()
      saved(paths)
    }, pause)
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function onChange(path: string): void {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) drop(path)
    if (found?.isDirectory()) add(path).forEach(note)
    else note(path)
  }

  /** Returns the files that were not watched before. */
  function add(folder: string): string[] {
    if (watchers.has(folder)) return []
    const watcher = watch(folder, (_kind, name) => {
      if (name) onChange(join(folder, name))
    })
    watcher.on('error', () => drop(folder))
    watchers.set(folder, watcher)
    return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? add(path) : [path]
    })
  }

  folders.forEach(add)
  return {
    close() {
      clearTimeout(timer)
      watchers.forEach(watcher => watcher.close())
    }
  }
}
