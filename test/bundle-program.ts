import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** Bundles a program, to run it quickly as a process of its own. */
export function bundleProgram(entry: URL, outfile: string): void {
  buildSync({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent'
  })
}
