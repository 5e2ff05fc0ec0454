import { build } from 'esbuild'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { writeSavedRealm } from './engine/saved-realm-file.ts'
import { keptRealm } from './kept-realm.ts'
import { repositoryRoot } from './source-stamp.ts'

/**
 * Writes the host page and all that it loads to a folder: `index.html`,
 * `page.js`, `page.realm` and `quickjs.wasm`.
 */
export async function buildHostPage(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const source = join(repositoryRoot(), 'dev', 'figma', 'page')
  const require = createRequire(import.meta.url)
  const wasm = require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  const [page, realm, template] = await Promise.all([
    bundlePage(join(source, 'main.ts')),
    keptRealm(async () => new Uint8Array(await readFile(wasm)).buffer),
    readFile(join(source, 'index.html'), 'utf8')
  ])
  const html = template.replace('/* page styles */', () => page.css)
  await Promise.all([
    writeFile(join(outDir, 'index.html'), html),
    writeFile(join(outDir, 'page.js'), page.js),
    writeFile(join(outDir, 'page.realm'), writeSavedRealm(realm)),
    copyFile(wasm, join(outDir, 'quickjs.wasm'))
  ])
}

async function bundlePage(entry: string): Promise<{ js: string; css: string }> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'out',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent'
  })
  const text = (end: string): string =>
    result.outputFiles.find(file => file.path.endsWith(end))?.text ?? ''
  return { js: text('.js'), css: text('.css') }
}
