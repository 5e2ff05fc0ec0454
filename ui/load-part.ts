import { ClearedError } from '../contract/errors.ts'

type Modules = Record<string, unknown>

/**
 * What `import('./parts/x.ts')` becomes in the built panel: runs the files
 * that are named, each once, and gives the module that one of them brought.
 * What failed is tried again with the next call.
 */
export function createPartLoader(
  modules: Modules,
  fetchPart: (name: string) => Promise<{ html: string }>,
  run: (html: string) => void
): (files: readonly string[], key: string) => Promise<unknown> {
  const loading = new Map<string, Promise<void>>()

  async function fetchAndRun(name: string): Promise<void> {
    try {
      const { html } = await fetchPart(name)
      run(html)
    } catch (error) {
      loading.delete(name)
      throw error
    }
  }

  return async (files, key) => {
    for (const name of files) {
      const one = loading.get(name) ?? fetchAndRun(name)
      loading.set(name, one)
      await one
    }
    // A script that fails or is refused tells only the console.
    if (key in modules) return modules[key]
    files.forEach(name => loading.delete(name))
    throw new ClearedError('internal', `${key} did not run.`)
  }
}
