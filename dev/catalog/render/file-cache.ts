import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FileCache {
  /** The stored bytes, else those of `make`, which are then stored. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

const caches = new Map<string, FileCache>()

/** The shared cache of a folder. */
export function fileCacheOf(folder: string): FileCache {
  const cache = caches.get(folder) ?? createFileCache(folder)
  caches.set(folder, cache)
  return cache
}

/**
 * A cache of files, written atomically. Simultaneous requests for the same name
 * share one call of `make`.
 */
export function createFileCache(folder: string): FileCache {
  const pending = new Map<string, Promise<Uint8Array>>()

  async function load(
    name: string,
    make: () => Promise<Uint8Array>
  ): Promise<Uint8Array> {
    const path = join(folder, name)
    const stored = await readIfExists(path)
    if (stored) return stored
    const bytes = await make()
    await save(path, bytes)
    return bytes
  }

  return {
    get(name, make) {
      const running = pending.get(name)
      if (running) return running
      const started = load(name, make).finally(() => pending.delete(name))
      pending.set(name, started)
      return started
    }
  }
}

async function readIfExists(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined
    }
    throw error
  }
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
