import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FileCache {
  /** The stored bytes, or those that `make` returns, stored for later. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

const caches = new Map<string, FileCache>()

/** The cache of a folder, the same one for all who ask. */
export function fileCacheOf(folder: string): FileCache {
  const cache = caches.get(folder) ?? createFileCache(folder)
  caches.set(folder, cache)
  return cache
}

/**
 * Files in a folder that appear whole or not at all. Two requests for the
 * same name share one making.
 */
export function createFileCache(folder: string): FileCache {
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function load(
    name: string,
    make: () => Promise<Uint8Array>
  ): Promise<Uint8Array> {
    const path = join(folder, name)
    const stored = await readIfThere(path)
    if (stored) return stored
    const bytes = await make()
    await save(path, bytes)
    return bytes
  }

  return {
    get(name, make) {
      const running = underWay.get(name)
      if (running) return running
      const started = load(name, make).finally(() => underWay.delete(name))
      underWay.set(name, started)
      return started
    }
  }
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
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
