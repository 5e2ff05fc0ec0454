import { build } from 'esbuild'
import { join } from 'node:path'
import { buildHostPage } from './build-page.ts'

const home = import.meta.dirname

/**
 * `npm run build -w dev/figma`: in `dist` the program, the host for tests, and
 * the page, where `builtPage` finds it.
 */
export async function buildPackage(): Promise<void> {
  await buildHostPage(join(home, 'dist', 'page'))
  await build({
    absWorkingDir: home,
    entryPoints: ['main.ts', 'headless.ts'],
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning'
  })
}
