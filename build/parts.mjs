import { basename } from 'node:path'
import * as esbuild from 'esbuild'
import { linkChunk } from './link-chunk.mjs'

/**
 * Figma reads a panel's HTML whole before it shows anything. What the first
 * screen does not need is therefore kept in parts: `import('./parts/x.ts')`
 * makes a further file of the manifest's `ui` map, which the panel asks the
 * controller for. A frame of Figma has no address from which modules could be
 * loaded, so all chunks of all files meet in one table.
 *
 * @typedef {{script: string, css: string}} Output
 * @typedef {{
 *   file: string, key: string, text: string, needs: string[],
 *   inputs: string[], home: string
 * }} Chunk of esbuild; `home` is the output that it goes into
 * @typedef {Map<string, Chunk>} Chunks by file
 */

/** The output that is there from the start. */
export const page = 'panel'

/** What several parts need and the page does not; loaded before them. */
const shared = 'shared'

/**
 * Scripts and styles by output; the scripts are whole, but not shortened.
 * @param {string} entry of the page, from the working directory
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<Map<string, Output>>}
 */
export async function buildParts(entry, options) {
  const result = await esbuild.build({
    ...options,
    entryPoints: [entry],
    splitting: true,
    format: 'esm',
    minify: false,
    minifyIdentifiers: true,
    minifySyntax: true, // with its spaces left, it names the files of styles
    metafile: true,
    write: false
  })
  const chunks = readChunks(result, entry)
  findHomes(chunks)
  const styles = await sortStyles(result, chunks)
  /** @type {Map<string, Output>} */
  const outputs = new Map()
  for (const chunk of inOrder(chunks)) {
    const css = styles.get(chunk.home) ?? ''
    const { script } = outputs.get(chunk.home) ?? { script: '' }
    const linked = linkChunk(chunk, chunks, part => loadedFor(part, chunks))
    outputs.set(chunk.home, { script: script + linked, css })
  }
  for (const [name, output] of outputs) {
    const own = name === page ? 'globalThis.panelModules={}' : 'panelModules'
    output.script = `(modules=>{${output.script}})(${own});`
  }
  return outputs
}

/**
 * @param {esbuild.BuildResult<{metafile: true, write: false}>} result
 * @param {string} entry
 * @returns {Chunks}
 */
function readChunks({ metafile, outputFiles }, entry) {
  /** @type {Chunks} */
  const chunks = new Map()
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!path.endsWith('.js')) continue
    const file = basename(path)
    const { entryPoint, imports } = output
    const [, part] = /^ui\/parts\/([\w-]+)\.ts$/.exec(entryPoint ?? '') ?? []
    if (entryPoint && entryPoint !== entry && !part) {
      throw new Error(`${entryPoint} is loaded late, but is no part.`)
    }
    const isStatic = imports.filter(({ kind }) => kind === 'import-statement')
    chunks.set(file, {
      file,
      key: part ?? (entryPoint ? page : `${chunks.size}`),
      text: outputFiles.find(one => basename(one.path) === file)?.text ?? '',
      needs: isStatic.map(one => basename(one.path)),
      inputs: Object.keys(output.inputs),
      home: ''
    })
  }
  refuseDoubles(chunks)
  return chunks
}

/**
 * A store that is there twice would be two stores.
 * @param {Chunks} chunks
 */
function refuseDoubles(chunks) {
  const seen = new Set()
  for (const input of [...chunks.values()].flatMap(({ inputs }) => inputs)) {
    if (seen.has(input)) throw new Error(`${input} would be there twice.`)
    seen.add(input)
  }
}

/**
 * The page has what it needs itself, also where parts need it; a part what it
 * alone needs.
 * @param {Chunks} chunks
 */
function findHomes(chunks) {
  const entries = [...chunks.values()].filter(({ key }) => !/^\d/.test(key))
  const [ofPage] = entries.filter(({ key }) => key === page)
  for (const { key, file } of entries) {
    for (const chunk of reachedFrom(file, chunks)) {
      chunk.home = chunk.home === '' ? key : shared
    }
  }
  for (const chunk of reachedFrom(ofPage?.file ?? '', chunks)) {
    chunk.home = page
  }
}

/**
 * With what it needs, that first.
 * @param {string} file
 * @param {Chunks} chunks
 * @param {Set<Chunk>} found
 * @returns {Set<Chunk>}
 */
function reachedFrom(file, chunks, found = new Set()) {
  const chunk = chunks.get(file)
  if (!chunk || found.has(chunk)) return found
  for (const need of chunk.needs) reachedFrom(need, chunks, found)
  return found.add(chunk)
}

/** @param {Chunks} chunks */
function inOrder(chunks) {
  /** @type {Set<Chunk>} */
  const found = new Set()
  for (const file of chunks.keys()) reachedFrom(file, chunks, found)
  return found
}

/**
 * The outputs that a part's chunk needs beside the page, in their order.
 * @param {Chunk} part
 * @param {Chunks} chunks
 */
function loadedFor(part, chunks) {
  const homes = [...reachedFrom(part.file, chunks)].map(({ home }) => home)
  return [...new Set(homes)].filter(home => home !== page)
}

/**
 * esbuild puts the styles of all chunks beside the page, each under the name
 * of its file; they go where the module is that uses them.
 * @param {esbuild.BuildResult<{write: false}>} result
 * @param {Chunks} chunks
 * @returns {Promise<Map<string, string>>}
 */
async function sortStyles({ outputFiles }, chunks) {
  const all = outputFiles.find(({ path }) => /\bmain\.css$/.test(path))
  /** @type {Map<string, string>} */
  const sorted = new Map()
  const pieces = (all?.text ?? '').split(/^\/\* (.*) \*\/$/m).slice(1)
  for (let i = 0; i < pieces.length; i += 2) {
    const [file = '', css = ''] = pieces.slice(i, i + 2)
    const user = [...chunks.values()].find(one => one.inputs.includes(file))
    const home = user?.home ?? page
    sorted.set(home, (sorted.get(home) ?? '') + css)
  }
  for (const [home, css] of sorted) {
    const { code } = await esbuild.transform(css, {
      loader: 'css',
      minify: true,
      charset: 'utf8'
    })
    sorted.set(home, code.trim())
  }
  return sorted
}
