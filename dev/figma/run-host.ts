import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestNotes } from './manifest/manifest-notes.ts'
import {
  type OptionChoice,
  chosen,
  optionChoices
} from './shared/option-choices.ts'
import { sampleFor } from './shared/samples.ts'
import { assertEditor } from './core/plugin-launch.ts'
import { readDocument } from './core/read-document.ts'
import { manifestAt, readPlugin } from './read-plugin.ts'
import { startHostServer } from './server.ts'

const { es: levels, editorType: editors } = optionChoices

const help = `Runs a built Figma plugin in a page of its own, without Figma.

  --plugin PATH    the plugin's manifest, or its folder
  --document FILE  a saved document; an empty one or the editor's sample if left out
  --command NAME   the command of the plugin's menu to run at once
  --port N         port to listen on; 4410 if left out, 0 for a free one
  --es LEVEL       ${levels.join(', ')}: refuses newer syntax; latest if left out
  --editor NAME    ${editors.join(', ')}; figma if left out
  --watch          starts the plugin again when one of its files changes
  --help           shows this

README.md describes what the page can do.`

const usage = 'See --help.'

/**
 * Serves the host page for one built plugin until it is interrupted. Rejects
 * with a sentence for a person.
 */
export async function runHost(argv: string[]): Promise<void> {
  if (argv.includes('--help')) return console.log(help)
  const options = readOptions(argv)
  const { manifestPath, documentPath, editorType } = options
  const { manifest } = await readPlugin(manifestPath)
  if (editorType) assertEditor(manifest, editorType)
  if (documentPath) await assertOpens(manifestPath, documentPath)
  for (const note of manifestNotes(manifest)) console.log(`Note: ${note}`)
  const server = await startHostServer(options)
  console.log(`The host is ready: ${server.url}${options.query ?? ''}`)
  const stop = (): void => void server.close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Exported for tests. */
export function readOptions(argv: string[]) {
  const { values } = parseOptions(argv)
  if (!values.plugin) throw new Error(`Name the plugin. ${usage}`)
  const { port: digits = '4410' } = values
  const port = Number(digits)
  if (!/^\d+$/.test(digits) || port > 65_535) {
    throw new Error(`--port ${digits || "''"} is no port. ${usage}`)
  }
  const es = readChoice('es', 'es', values.es)
  const editorType = readChoice('editor', 'editorType', values.editor)
  const sample = values.document ? null : sampleFor(editorType)
  const query = new URLSearchParams({
    ...(es && { es }),
    ...(editorType && { editor: editorType }),
    ...(sample && { sample })
  })
  return {
    manifestPath: manifestAt(resolve(values.plugin)),
    port,
    reloadOnChange: values.watch === true,
    ...(values.command && { command: values.command }),
    ...(query.size > 0 && { query: `/?${query}` }),
    ...(editorType && { editorType }),
    ...(values.document && { documentPath: resolve(values.document) })
  }
}

function readChoice<N extends 'es' | 'editorType'>(
  option: string,
  name: N,
  word: string | undefined
): OptionChoice<N> | null {
  if (word === undefined) return null
  const found = chosen(name, word)
  if (found) return found
  const allowed = optionChoices[name].join(', ')
  throw new Error(`--${option} ${word} is none of ${allowed}.`)
}

function parseOptions(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        plugin: { type: 'string' },
        document: { type: 'string' },
        command: { type: 'string' },
        port: { type: 'string' },
        es: { type: 'string' },
        editor: { type: 'string' },
        watch: { type: 'boolean' }
      }
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\n${usage}`, { cause: error })
  }
}

/** Rejects with a sentence when a host cannot open this document. */
async function assertOpens(manifestPath: string, path: string): Promise<void> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new Error(
      `The document ${path} cannot be read. Give the path of a saved document.`,
      { cause: error }
    )
  }
  try {
    const document = readDocument(text)
    const { openHeadless } = await import('./headless.ts')
    const options = { plugin: manifestPath, document, start: false }
    const { kill } = await openHeadless(options)
    kill()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The document ${path}: ${reason}`, { cause: error })
  }
}
