import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { companionManifest, pluginManifest } from './manifests.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Figma: the sandbox of a controller knows ES2017. */
const controller = { target: 'es2017', charset: /** @type {const} */ ('ascii') }

/** @type {esbuild.BuildOptions} */
const panel = {
  target: 'es2022',
  charset: 'ascii', // one byte a character: half the memory of its source
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'base64' },
  define: { 'process.env.NODE_ENV': '"production"' }
}

/**
 * Writes manifest.json, code.js and ui.html for these addresses.
 * @param {{
 *   addresses: import('./contract/config.ts').Addresses, outDir: string,
 *   plugins?: esbuild.Plugin[]
 * }} build with plugins of the panel's build, for tests
 */
export async function buildPlugin({ addresses, outDir, plugins }) {
  await writeFiles(outDir, {
    'code.js': await buildController(),
    'ui.html': await buildPanel(addresses, plugins),
    'manifest.json': toJson(pluginManifest(addresses))
  })
}

/**
 * Writes the read-only companion for Dev Mode: manifest.json, code.js, ui.html.
 * @param {string} outDir
 */
export async function buildCompanion(outDir) {
  await writeFiles(outDir, {
    'code.js': await buildController('src/companion/main.ts'),
    'ui.html': await toPage(await bundle('ui/companion/main.tsx', panel)),
    'manifest.json': toJson(companionManifest())
  })
}

/**
 * A controller as one script.
 * @param {string} [entry]
 */
export async function buildController(entry = 'src/main.ts') {
  return (await bundle(entry, controller)).script
}

/**
 * The panel as one page of HTML.
 * @param {import('./contract/config.ts').Addresses} addresses
 * @param {esbuild.Plugin[]} [plugins]
 */
export async function buildPanel(addresses, plugins = []) {
  const options = {
    ...panel,
    plugins: [...plugins, workerSource],
    define: { ...panel.define, __ADDRESSES__: JSON.stringify(addresses) }
  }
  const shell = await readFile(join(root, 'ui/app/skeleton.html'), 'utf8')
  return toPage(await bundle('ui/app/main.tsx', options), shell)
}

/**
 * A classic worker as one script.
 * @param {string} path
 */
export async function buildWorker(path) {
  return (await bundle(path, { target: 'es2022' })).script
}

/**
 * `import source from 'worker:./file.ts'` gives the text of a classic worker.
 * @type {esbuild.Plugin}
 */
const workerSource = {
  name: 'worker-source',
  setup(build) {
    build.onResolve({ filter: /^worker:/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice('worker:'.length)),
      namespace: 'worker'
    }))
    build.onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => ({
      contents: await buildWorker(path),
      loader: 'text',
      watchFiles: [path]
    }))
  }
}

/**
 * One script, which runs at once, and its styles. Rejects on a warning, too.
 * @param {string} entry from the root
 * @param {esbuild.BuildOptions} options
 */
async function bundle(entry, options) {
  const { outputFiles, warnings } = await esbuild.build({
    bundle: true,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'out',
    write: false
  })
  if (warnings.length > 0) throw new Error(warnings.map(toLine).join('\n'))
  const textOf = (/** @type {string} */ ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: textOf('.js'), styles: textOf('.css') }
}

/** @param {esbuild.Message} warning */
function toLine({ location, text }) {
  const { file = '', line = 0, column = 0 } = location ?? {}
  return `${file}:${line}:${column}: WARNING: ${text}`
}

/**
 * @param {{ script: string, styles: string }} built
 * @param {string} [shell] what is painted before the script runs
 */
async function toPage({ script, styles }, shell = '') {
  const page = await readFile(join(root, 'ui/app/index.html'), 'utf8')
  return page
    .replace('<!-- style -->', () => `<style>${styles}</style>`)
    .replace('<!-- shell -->', () => shell)
    .replace('<!-- script -->', () => `<script>${script}</script>`)
}

/**
 * @param {string} outDir
 * @param {Record<string, string>} files
 */
async function writeFiles(outDir, files) {
  await mkdir(outDir, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(outDir, name), text)
  }
}

/** @param {unknown} value */
export function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
