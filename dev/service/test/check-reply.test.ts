import { expect, test } from 'vitest'
import { checkReply } from './check-reply.ts'

const path = '/v2/images/search'

function reply(status: number, message: string, headers = {}): Response {
  return Response.json({ message }, { status, headers })
}

test.each([
  ['an error that nobody ordered', 'GET', reply(500, 'Internal Server Error')],
  ['a refusal without its kind of credentials', 'GET', reply(401, 'No')],
  ['a refusal for a while without a time', 'GET', reply(429, 'Wait')],
  ['another method without those there are', 'PUT', reply(405, 'No')],
  ['a status of no operation', 'GET', reply(409, 'No')]
])('does not let %s pass', async (_what, method, response) => {
  await expect(checkReply(method, path, response)).rejects.toThrow(
    `${method} ${path}`
  )
})

test.each([
  ['an error on order', 'GET', reply(500, 'Service fault')],
  ['a refusal', 'GET', reply(401, 'No', { 'WWW-Authenticate': 'Bearer' })],
  ['another method', 'PUT', reply(405, 'No', { Allow: 'GET' })]
])('lets %s pass', async (_what, method, response) => {
  await expect(checkReply(method, path, response)).resolves.toBeUndefined()
})
