import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ClearedError } from '../../../contract/errors.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { readBody } from '../../http/read-body.ts'
import { openGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

const Person = v.object({
  name: v.string(),
  tags: v.array(v.picklist(['a', 'b'])),
  inner: v.optional(v.object({ size: v.pipe(v.number(), v.minValue(1)) }))
})

/** What is said of a body. */
async function wordsFor(body: string): Promise<string> {
  const app = new Hono()
  let words = 'It is taken.'
  app.post('/', async context => {
    await readBody(context, Person).catch((error: unknown) => {
      words =
        error instanceof ClearedError && error.code === 'bad-request'
          ? error.message
          : String(error)
    })
    return context.body(null, 204)
  })
  await app.request('/', { method: 'POST', body })
  return words
}

test.each([
  ['{"name":"mark7x","tags":["a"]}', 'It is taken.'],
  ['mark7x', 'The body is not JSON.'],
  ['"mark7x"', 'the body: object expected.'],
  ['{"tags":["mark7x"]}', 'name: object expected.'],
  ['{"name":7,"tags":[]}', 'name: string expected.'],
  ['{"name":"","tags":["mark7x"]}', 'tags.0: picklist expected.'],
  [
    '{"name":"","tags":[],"inner":{"size":-77}}',
    'inner.size: min_value expected.'
  ]
])('refuses %s: %s', async (body, words) => {
  expect(await wordsFor(body)).toBe(words)
})

test('closes the connection after a body that was not read completely', async () => {
  const gateway = openGateway({ fetch: scriptedService().fetch })

  const all = await Promise.all(
    [gatewayRoutes.signIns, gatewayRoutes.refresh, gatewayRoutes.media].map(
      path => gateway.send(path, { method: 'POST', body: 'a'.repeat(70_000) })
    )
  )
  const small = await gateway.post(gatewayRoutes.signIns, {})

  expect(all.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(all.map(connectionOf)).toEqual(['close', 'close', 'close'])
  expect(connectionOf(small)).toBeNull()
})

function connectionOf({ headers }: Response): string | null {
  return headers.get('Connection')
}
