import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { minify } from 'terser'
import { listedTexts } from './build/listed-texts.mjs'
import { toPage, toPart } from './build/page.mjs'
import { buildParts, page } from './build/parts.mjs'
import { companionManifest, pluginManifest, uiFiles } from './manifests.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * @typedef {import('./contract/config.ts').Addresses} Addresses
 * @typedef {{
 *   addresses: Addresses, outDir: string, plugins?: esbuild.Plugin[]
 * }} PluginBuild with plugins of the panel's build, for tests
 */

/** @type {esbuild.BuildOptions} */
const controller = {
  bundle: true,
  minifySyntax: true,
  write: false,
  outfile: 'code.js',
  format: 'iife',
  target: 'es2017',
  charset: 'ascii',
  logLevel: 'silent'
}

/** @type {import('terser').MinifyOptions} */
const smallest = {
  ecma: 2017,
  module: true,
  compress: {
    passes: 3,
    hoist_funs: true,
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is of types only
    inline: 1,
    pure_getters: false,
    unsafe: true, // built-ins are as the language has them
    unsafe_arrows: true // no function expression of ours is constructed
  },
  format: { ascii_only: true }
}

/** @type {import('terser').MinifyOptions} */
const smallestPage = {
  ecma: 2020,
  toplevel: true,
  compress: {
    passes: 3, // two more take as long again, for eight bytes of the page
    lhs_constants: false, // turned round, comparisons are less alike
    unsafe: true,
    unsafe_arrows: true
  }
}

/** @type {esbuild.BuildOptions} */
const panel = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'panel',
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [workerSource(), listedTexts()]
}

/**
 * Writes manifest.json, code.js and the panel's files for these addresses.
 * @param {PluginBuild} build
 */
export async function buildPlugin({ addresses, outDir, plugins }) {
  const [code, panel] = await Promise.all([
    buildController(),
    buildPanel(addresses, plugins)
  ])
  await mkdir(outDir, { recursive: true })
  const manifest = pluginManifest(addresses)
  await Promise.all([
    writeFile(join(outDir, 'code.js'), code),
    writeFile(join(outDir, 'manifest.json'), toJson(manifest)),
    ...Object.entries(uiFiles).map(([name, file]) =>
      writeFile(join(outDir, file), panel.get(name) ?? '')
    )
  ])
}

/**
 * Writes the read-only companion for Dev Mode: manifest.json, code.js, ui.html.
 * @param {string} outDir
 */
export async function buildCompanion(outDir) {
  const [code, html] = await Promise.all([
    buildController('src/companion/main.ts'),
    buildPage('ui/companion/main.tsx')
  ])
  await mkdir(outDir, { recursive: true })
  await Promise.all([
    writeFile(join(outDir, 'code.js'), code),
    writeFile(join(outDir, 'ui.html'), html),
    writeFile(join(outDir, 'manifest.json'), toJson(companionManifest()))
  ])
}

/**
 * A controller as one script of ES2017.
 * @param {string} [entry]
 */
export async function buildController(entry = 'src/main.ts') {
  const entryPoints = [join(root, entry)]
  const result = await esbuild.build({ ...controller, entryPoints })
  if (result.warnings.length) throw new Error(describe(result.warnings))
  return shorten(textOf(result, '.js'), smallest)
}

/**
 * The panel as HTML by the names of the manifest: the page, and its parts,
 * which are run inside it.
 * @param {Addresses} addresses
 * @param {esbuild.Plugin[]} [plugins]
 * @returns {Promise<Map<string, string>>}
 */
export async function buildPanel(addresses, plugins = []) {
  const outputs = await buildParts('ui/main.tsx', {
    ...panel,
    plugins: [...plugins, ...(panel.plugins ?? [])],
    absWorkingDir: root,
    define: { ...panel.define, __ADDRESSES__: JSON.stringify(addresses) }
  })
  const named = Object.keys(uiFiles).toSorted().join()
  const made = [...outputs.keys()].toSorted().join()
  if (made !== named) {
    throw new Error(`The build has ${made}; manifests.mjs names ${named}.`)
  }
  const files = [...outputs].map(async ([name, { script, css }]) => {
    const code = await shorten(script, smallestPage)
    const html =
      name === page
        ? await toPage(code, css, 'ui/shell.html')
        : toPart(code, css)
    return /** @type {const} */ ([name, html])
  })
  return new Map(await Promise.all(files))
}

/**
 * @param {string} entry
 * @returns {Promise<string>}
 */
async function buildPage(entry) {
  const entryPoints = [join(root, entry)]
  const result = await esbuild.build({ ...panel, entryPoints })
  const code = await shorten(textOf(result, '.js'), smallestPage)
  return toPage(code, textOf(result, '.css'))
}

/**
 * The gateway for deployment: one file beside its node_modules.
 * @param {string} outDir
 */
export async function buildGateway(outDir) {
  await esbuild.build({
    entryPoints: [join(root, 'gateway/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: join(outDir, 'server.mjs'),
    logLevel: 'silent'
  })
}

/**
 * `import source from 'worker:./file.ts'` gives the text of a classic worker.
 * @returns {esbuild.Plugin}
 */
function workerSource() {
  return {
    name: 'worker-source',
    setup(build) {
      build.onResolve({ filter: /^worker:/ }, args => ({
        path: join(args.resolveDir, args.path.slice('worker:'.length)),
        namespace: 'worker-source'
      }))
      build.onLoad(
        { filter: /.*/, namespace: 'worker-source' },
        async args => ({
          contents: await buildWorker(args.path),
          loader: 'text',
          watchFiles: [args.path]
        })
      )
    }
  }
}

/**
 * A classic worker as one script.
 * @param {string} path
 */
export async function buildWorker(path) {
  const result = await esbuild.build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    outfile: 'worker.js',
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent'
  })
  return shorten(textOf(result, '.js'), smallestPage)
}

/**
 * By what was shortened and how, as it takes most of a build.
 * @type {Map<string, string>}
 */
const shortened = new Map()

/**
 * @param {string} text
 * @param {import('terser').MinifyOptions} options
 */
async function shorten(text, options) {
  const key = JSON.stringify([options, text])
  const known = shortened.get(key)
  if (known) return known
  const { code } = await minify(text, options)
  if (!code) throw new Error('The minifier gave no script.')
  shortened.set(key, code)
  return code
}

/** @param {unknown} value */
export function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * @param {esbuild.BuildResult} result
 * @param {string} ending
 */
function textOf(result, ending) {
  const file = result.outputFiles?.find(one => one.path.endsWith(ending))
  if (!file?.text) throw new Error(`The build made no ${ending} file.`)
  return file.text
}

/** @param {esbuild.Message[]} messages */
function describe(messages) {
  return messages.map(message => message.text).join('\n')
}
