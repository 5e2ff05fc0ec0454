import { build } from 'esbuild'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loosenedRule } from './rules/rules.ts'

/** A plugin may replace these built-ins; our code keeps the originals. */
const ours =
  'Array ArrayBuffer Date Error JSON Map Math Number Object Promise Proxy ' +
  'RangeError Reflect RegExp Set String Symbol TypeError Uint8Array WeakMap ' +
  'parseInt'

function withOwnBuiltIns(script: string): string {
  const names = ours.replaceAll(' ', ', ')
  return `'use strict'; var __realm = (() => { const { ${names} } = globalThis; ${script}
return __realm })()`
}

let built: Promise<string> | undefined

async function bundle(): Promise<string> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'realm')
  const result = await build({
    entryPoints: [join(folder, 'main.ts')],
    inject: [join(folder, 'own-errors.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: '__realm',
    target: 'es2022',
    define: { __LOOSENED__: JSON.stringify(loosenedRule()) },
    // The engine keeps the source of each function, in those around it too.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent'
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('The realm was not built')
  return withOwnBuiltIns(file.text)
}

/**
 * The code of the document realm as one script that defines `__realm`;
 * built once per process.
 */
export function buildRealm(): Promise<string> {
  built ??= bundle()
  return built
}
