import { build } from 'esbuild'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loosenedRule } from './core/rules.ts'

let built: Promise<string> | undefined

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [
      join(dirname(fileURLToPath(import.meta.url)), 'realm', 'main.ts')
    ],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: '__realm',
    target: 'es2022',
    define: { __LOOSENED__: JSON.stringify(loosenedRule()) },
    legalComments: 'none',
    logLevel: 'silent'
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('The realm was not built')
  return file.text
}

/**
 * The code of the document realm as one script that defines `__realm`;
 * built once per process.
 */
export function buildRealm(): Promise<string> {
  built ??= bundle()
  return built
}
