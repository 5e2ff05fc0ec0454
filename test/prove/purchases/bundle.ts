import * as crypto from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import * as esbuild from 'esbuild'
import { root } from '../../../dev/install.mjs'

/** Replaces a text that occurs exactly once in a source file. */
export interface Patch {
  /** Relative to the root. */
  file: string
  from: string
  to: string
}

/** Runs the code with these globals and returns its exports. */
export type Bundle<Globals extends object, Exported> = (
  globals: Globals
) => Exported

type Load = (name: string) => unknown

/**
 * Compiles an entry point. Each call of the bundle runs the code again, with
 * `globals` and `node:` modules replaced by those given. `contract` and
 * valibot keep no state and run only once.
 */
export async function compileBundle<Globals extends object, Exported>(
  entry: string,
  globals: readonly (keyof Globals & string)[],
  patches: readonly Patch[] = []
): Promise<Bundle<Globals, Exported>> {
  const names = globals.filter(name => !name.startsWith('node:'))
  const shared = new Set<string>()
  const run = await compile(
    { entryPoints: [join(root, entry)] },
    ['require', ...names],
    [patchSources(patches), shareModules(shared)]
  )
  const load = await loadShared([...shared], patches)
  return given => {
    const own: Load = name => Reflect.get(given, name) ?? load(name)
    const exported = run(own, ...names.map(name => given[name]))
    return exported as Exported // by the entry point
  }
}

/** Deriving a key is slow, and there are few secrets. */
const derived = new Map<string, ArrayBuffer>()

function builtin(name: string): unknown {
  return name === 'node:crypto'
    ? { ...crypto, hkdfSync: deriveOnce }
    : process.getBuiltinModule(name)
}

function deriveOnce(...given: Parameters<typeof crypto.hkdfSync>): ArrayBuffer {
  const name = given.map(String).join()
  const known = derived.get(name) ?? crypto.hkdfSync(...given)
  derived.set(name, known)
  return known
}

async function loadShared(
  paths: readonly string[],
  patches: readonly Patch[]
): Promise<Load> {
  const contents = paths
    .map((path, i) => `export * as m${i} from ${JSON.stringify(path)}`)
    .join('\n')
  const stdin = { contents, resolveDir: root, loader: 'ts' as const }
  const run = await compile({ stdin }, ['require'], [patchSources(patches)])
  const modules = run(builtin) as Record<string, unknown> // as written above
  return name => {
    const at = paths.indexOf(name)
    return at < 0 ? builtin(name) : modules[`m${at}`]
  }
}

async function compile(
  input: Pick<esbuild.BuildOptions, 'entryPoints' | 'stdin'>,
  parameters: readonly string[],
  plugins: esbuild.Plugin[]
): Promise<(...given: unknown[]) => unknown> {
  const { outputFiles } = await esbuild.build({
    ...input,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    platform: 'node',
    logLevel: 'silent',
    plugins
  })
  const text = outputFiles?.[0]?.text ?? ''
  // Use shared modules directly instead of copying their exports.
  const plain = text.replaceAll(/__toESM\((__require\("[^"]+"\)), 1\)/g, '$1')
  const code = `${plain}\nreturn bundle`
  const [filename = 'shared'] = (input.entryPoints ?? []) as string[]
  return compileFunction(code, parameters, { filename }) as (
    ...given: unknown[]
  ) => unknown
}

const applied = new WeakSet<Patch>()

/** Throws when a patch's file is in no bundle. */
export function checkApplied(patches: readonly Patch[]): void {
  const left = patches.find(patch => !applied.has(patch))
  if (left) throw new Error(`${left.file} is in no bundle.`)
}

/** Applies the patches to the files that are bundled. */
export function patchSources(patches: readonly Patch[]): esbuild.Plugin {
  return {
    name: 'patching',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const own = patches.filter(({ file }) => path === join(root, file))
        if (own.length === 0) return undefined
        own.forEach(patch => applied.add(patch))
        const contents = own.reduce(applyPatch, await readFile(path, 'utf8'))
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    }
  }
}

/** Leaves shared modules out of the bundle and collects their paths. */
function shareModules(shared: Set<string>): esbuild.Plugin {
  return {
    name: 'sharing',
    setup(build) {
      build.onResolve({ filter: /^valibot$/ }, ({ path }) => share(path))
      build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer }) => {
        const file = join(dirname(importer), path)
        const isOurs = file.startsWith(join(root, 'contract'))
        return isOurs ? share(file) : undefined
      })
    }
  }

  function share(path: string): esbuild.OnResolveResult {
    shared.add(path)
    return { path, external: true }
  }
}

/** Throws when a patch does not match its source. */
export async function checkPatches(patches: readonly Patch[]): Promise<void> {
  const sources = new Map<string, string>()
  for (const patch of patches) {
    const { file } = patch
    const source =
      sources.get(file) ?? (await readFile(join(root, file), 'utf8'))
    sources.set(file, applyPatch(source, patch))
  }
}

/** Throws unless the text to replace occurs exactly once. */
export function applyPatch(source: string, { file, from, to }: Patch): string {
  if (source.split(from).length !== 2) {
    throw new Error(`${file} does not have exactly once: ${from}`)
  }
  return source.replace(from, () => to)
}
