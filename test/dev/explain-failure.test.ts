import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { explainFailure } from '../../dev/explain-failure.ts'
import { root } from '../../dev/install.mjs'

async function failureOf(contents: string): Promise<unknown> {
  return build({
    stdin: { contents, sourcefile: 'ui/main.tsx', resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    logLevel: 'silent'
  }).then(
    () => null,
    (error: unknown) => error
  )
}

it('begins with the place of a mistake in a build', async () => {
  expect(explainFailure(await failureOf('let a = 1\nconst = 1'))).toBe(
    'ui/main.tsx:2:6: Expected identifier but found "=".'
  )
})

it('names the first of several mistakes', async () => {
  const failure = await failureOf(`import './no-a'\nimport './no-b'`)

  expect(explainFailure(failure)).toBe(
    'ui/main.tsx:1:7: Could not resolve "./no-a" (and 1 more).'
  )
})

it('finds the place in our sources where loading threw', () => {
  const error = new Error('boom')
  error.stack = `Error: boom
    at read (node:fs:1:2)
    at call (/house/node_modules/hono/index.js:8:1)
    at Object.<anonymous> (file:///house/gateway/app.ts:84:7)
    at run (/house/dev/run.mjs:3:1)`

  expect(explainFailure(error, '/house')).toBe('gateway/app.ts:84:7: boom.')
})

it('finds the place of an import of a missing file', () => {
  const error = new SyntaxError('No export named a')
  error.stack = `file:///house/gateway/app.ts:3
import { a } from './b.ts'
         ^
SyntaxError: No export named a
    at ModuleJob.run (node:internal/modules:1:2)`

  expect(explainFailure(error, '/house')).toBe(
    'gateway/app.ts:3: No export named a.'
  )
})

it('says only why when it is nowhere in our sources', () => {
  const error = new Error('Port 1 is in use.\nTake another.')
  error.stack = 'Error\n    at listen (node:net:1:2)'

  expect(explainFailure(error, '/house')).toBe(
    'Port 1 is in use. Take another.'
  )
})
