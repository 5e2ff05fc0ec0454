import { build } from 'esbuild'

let bundle: Promise<string> | undefined

/** The controller as it ships, bundled once a process. */
export function bundleController(): Promise<string> {
  bundle ??= build({
    entryPoints: [new URL('../../src/main.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2017',
    logLevel: 'silent'
  }).then(({ outputFiles, warnings }) => {
    const [file] = outputFiles
    if (!file || warnings.length > 0) throw new Error('The bundle is not clean')
    return file.text
  })
  return bundle
}
