import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { minify } from 'terser'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * @typedef {import('./contract/config.ts').Addresses} Addresses
 * @typedef {{addresses: Addresses, outDir: string}} PluginBuild
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
  toplevel: true,
  compress: { passes: 3, hoist_funs: true },
  format: { ascii_only: true }
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
  plugins: [workerSource()]
}

/**
 * Writes manifest.json, code.js and ui.html for these addresses.
 * @param {PluginBuild} build
 */
export async function buildPlugin({ addresses, outDir }) {
  const [code, html] = await Promise.all([
    buildController(),
    buildPanel(addresses)
  ])
  await mkdir(outDir, { recursive: true })
  const manifest = pluginManifest(addresses, { code: 'code.js', ui: 'ui.html' })
  await Promise.all([
    writeFile(join(outDir, 'code.js'), code),
    writeFile(join(outDir, 'ui.html'), html),
    writeFile(join(outDir, 'manifest.json'), toJson(manifest))
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
  const { code } = await minify(textOf(result, '.js'), smallest)
  if (!code) throw new Error('The minifier gave no controller.')
  return code
}

/**
 * The panel as one HTML document with everything inside.
 * @param {Addresses} addresses
 */
export function buildPanel(addresses) {
  const define = { __ADDRESSES__: JSON.stringify(addresses) }
  return buildPage('ui/main.tsx', { define })
}

/**
 * @param {string} entry
 * @param {esbuild.BuildOptions} [options]
 */
async function buildPage(entry, options = {}) {
  const result = await esbuild.build({
    ...panel,
    ...options,
    entryPoints: [join(root, entry)]
  })
  const page = await readFile(join(root, 'ui/index.html'), 'utf8')
  const css = textOf(result, '.css').replace(/<\/style/gi, '<\\/style')
  const script = textOf(result, '.js').replace(/<\/script/gi, '<\\/script')
  return page
    .replace('<!-- style -->', () => `<style>${css}</style>`)
    .replace('<!-- script -->', () => afterFirstPaint(script))
}

/**
 * The page's own markup is painted before the script runs. A frame that is
 * not shown is not painted, so the script does not wait for ever.
 * @param {string} script
 */
function afterFirstPaint(script) {
  const start =
    'start=>{let run=()=>{let now=start;start=null;now&&now()};' +
    'requestAnimationFrame(()=>setTimeout(run));setTimeout(run,100)}'
  return `<script>(${start})(()=>{${script}})</script>`
}

/**
 * The Figma manifest for these addresses.
 * @param {Addresses} addresses
 * @param {{code: string, ui: string}} files
 * @returns {import('./dev/figma/shared/host.ts').PluginManifest}
 */
export function pluginManifest(addresses, files) {
  const { service, gateway, media } = addresses
  const origins = [...new Set([service, gateway, ...media].map(originOf))]
  const local = origins.filter(isLoopback)
  const hosted = origins.filter(origin => !isLoopback(origin))
  return {
    name: 'Cleared',
    id: 'cleared-development',
    api: '1.0.0',
    main: files.code,
    ui: files.ui,
    documentAccess: 'dynamic-page',
    editorType: ['figma', 'figjam', 'slides', 'buzz'],
    networkAccess: {
      allowedDomains: hosted.length ? hosted : ['none'],
      ...(local.length ? { devAllowedDomains: local } : {}),
      reasoning:
        'Searches the stock library, shows its previews and fetches ' +
        'licensed files; sign-in goes through the gateway.'
    },
    menu: [
      { name: 'Open Cleared', command: 'open' },
      {
        name: 'Search…',
        command: 'search',
        parameters: [
          {
            name: 'Words',
            key: 'words',
            description: 'What the pictures show',
            allowFreeform: true
          }
        ]
      },
      { name: 'Check this file', command: 'check' },
      { name: 'License selection', command: 'license' }
    ],
    relaunchButtons: [
      { command: 'license', name: 'License', multipleSelection: true },
      { command: 'show', name: 'Show in Cleared' },
      { command: 'show-license', name: 'Show license' }
    ],
    permissions: []
  }
}

/**
 * Figma does not take `dev` beside FigJam, so Dev Mode has a plugin of its own.
 * @returns {import('./dev/figma/shared/host.ts').PluginManifest}
 */
export function companionManifest() {
  return {
    name: 'Cleared Inspect',
    id: 'cleared-inspect-development',
    api: '1.0.0',
    main: 'code.js',
    ui: 'ui.html',
    documentAccess: 'dynamic-page',
    editorType: ['figma', 'dev'],
    capabilities: ['inspect'],
    networkAccess: { allowedDomains: ['none'] }
  }
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
  return textOf(result, '.js')
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

/** @param {string} address */
function originOf(address) {
  return new URL(address).origin
}

/** @param {string} origin */
function isLoopback(origin) {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin)
}
