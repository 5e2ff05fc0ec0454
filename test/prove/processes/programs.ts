import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { root } from '../../../dev/install.mjs'
import { applyPatch } from '../purchases/bundle.ts'
import type { Patch } from '../purchases/bundle.ts'

/** Paths of the real programs, bundled to start fast. */
export interface Programs {
  service: string
  gateway: string
  /** Module to import before either. */
  killable: string
  /** Another one, for programs that are measured. */
  measured: string
  remove(): void
}

/** Throws when a patch does not match its source. */
export async function buildPrograms(
  patches: readonly Patch[] = []
): Promise<Programs> {
  // Inside the project, where they find its packages.
  const folder = mkdtempSync(join(root, '.cache', 'processes-'))
  const files = {
    service: join(folder, 'service.mjs'),
    gateway: join(folder, 'gateway.mjs'),
    killable: join(folder, 'killable.mjs'),
    measured: join(folder, 'measured.mjs')
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
      plugins: [keepModuleUrls(patches)],
      logLevel: 'silent'
    })
  const killable = new URL('killable.ts', import.meta.url)
  const measured = new URL('../gateway/measured.ts', import.meta.url)
  await Promise.all([
    bundle(files.service, join(root, 'dev/service/main.ts')),
    bundle(files.gateway, join(root, 'gateway/main.ts')),
    bundle(files.killable, fileURLToPath(killable)),
    bundle(files.measured, fileURLToPath(measured))
  ])
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { ...files, remove }
}

/** Applies patches, and lets modules find the files beside their sources. */
function keepModuleUrls(patches: readonly Patch[]): Plugin {
  return {
    name: 'keep-module-urls',
    setup(building) {
      building.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
        const { href } = pathToFileURL(path)
        const source = readFileSync(path, 'utf8')
        const own = patches.filter(({ file }) => join(root, file) === path)
        const contents = own
          .reduce(applyPatch, source)
          .replaceAll('import.meta.url', JSON.stringify(href))
        return { contents, loader: 'ts' }
      })
    }
  }
}
