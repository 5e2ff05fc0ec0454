import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestNotes } from './core/manifest-notes.ts'
import { readPlugin } from './read-plugin.ts'
import { startHostServer } from './server.ts'

const usage =
  'npm run host -- --plugin path/to/manifest.json ' +
  '[--document file.json] [--port N] [--es 2017|2020|latest] ' +
  '[--editor figma|figjam|dev|slides|buzz] [--watch]'

const choices = {
  es: ['2017', '2020', 'latest'],
  editor: ['figma', 'figjam', 'dev', 'slides', 'buzz']
}

/**
 * The command `npm run host`: serves the host page for one built plugin until
 * it is interrupted. Rejects with a sentence for a person.
 */
export async function runHost(argv: string[]): Promise<void> {
  const options = readOptions(argv)
  if (options.documentPath) await checkDocument(options.documentPath)
  const { manifest } = await readPlugin(options.manifestPath)
  for (const note of manifestNotes(manifest)) console.log(`Note: ${note}`)
  const server = await startHostServer(options)
  console.log(`The host is ready: ${server.url}${options.query ?? ''}`)
  const stop = (): void => void server.close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Exported for tests. */
export function readOptions(argv: string[]) {
  const { values } = parse(argv)
  if (!values.plugin) throw new Error(`Name the plugin. ${usage}`)
  const port = Number(values.port ?? 4410)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${values.port} is no port. ${usage}`)
  }
  const query = queryOf(values)
  return {
    manifestPath: resolve(values.plugin),
    port,
    reloadOnChange: values.watch === true,
    ...(query && { query }),
    ...(values.document && { documentPath: resolve(values.document) })
  }
}

/** What the page reads from its address. */
function queryOf(values: { es?: string; editor?: string }): string {
  const query = new URLSearchParams()
  for (const name of ['es', 'editor'] as const) {
    const value = values[name]
    if (value === undefined) continue
    const allowed = choices[name]
    if (!allowed.includes(value)) {
      throw new Error(`--${name} ${value} is none of ${allowed.join(', ')}.`)
    }
    query.set(name, value)
  }
  return query.size > 0 ? `/?${query}` : ''
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        plugin: { type: 'string' },
        document: { type: 'string' },
        port: { type: 'string' },
        es: { type: 'string' },
        editor: { type: 'string' },
        watch: { type: 'boolean' }
      }
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason} ${usage}`, { cause: error })
  }
}

async function checkDocument(path: string): Promise<void> {
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
    JSON.parse(text)
  } catch (error) {
    throw new Error(
      `The document ${path} is not JSON. Give the path of a saved document.`,
      { cause: error }
    )
  }
}
