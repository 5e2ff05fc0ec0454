import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { root } from '../../../dev/install.mjs'
import type { Patch } from '../purchases/bundle.ts'

/** What processes run: the real programs, bundled so that they start fast. */
export interface Programs {
  service: string
  gateway: string
  /** To be imported before either. */
  killable: string
  remove(): void
}

/** A patch of the source that is nowhere throws. */
export async function buildPrograms(
  patches: readonly Patch[] = []
): Promise<Programs> {
  // Inside the project, so that they find the packages.
  const folder = mkdtempSync(join(root, '.cache', 'processes-'))
  const files = {
    service: join(folder, 'service.mjs'),
    gateway: join(folder, 'gateway.mjs'),
    killable: join(folder, 'killable.mjs')
  }
  const bundle = async (outfile: string, entry: string) =>
    build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      plugins: [ownPlace(patches)],
      logLevel: 'silent'
    })
  const killable = fileURLToPath(new URL('killable.ts', import.meta.url))
  await Promise.all([
    bundle(files.service, join(root, 'dev/service/main.ts')),
    bundle(files.gateway, join(root, 'gateway/main.ts')),
    bundle(files.killable, killable)
  ])
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { ...files, remove }
}

/** Each module finds what lies beside its source. */
function ownPlace(patches: readonly Patch[]): Plugin {
  return {
    name: 'own-place',
    setup(building) {
      building.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
        const { href } = pathToFileURL(path)
        const source = readFileSync(path, 'utf8')
        const own = patches.filter(({ file }) => join(root, file) === path)
        const contents = own
          .reduce(apply, source)
          .replaceAll('import.meta.url', JSON.stringify(href))
        return { contents, loader: 'ts' }
      })
    }
  }
}

function apply(source: string, { file, from, to }: Patch): string {
  if (source.includes(from)) return source.replace(from, () => to)
  throw new Error(`${file} has no ${from}`)
}
