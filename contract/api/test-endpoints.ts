import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { repeated } from './query.ts'

const integer = v.pipe(v.number(), v.integer())

export const echoText = endpoint({
  method: 'GET',
  path: '/v2/test',
  access: 'application',
  scope: null,
  query: v.object({ text: v.optional(v.string(), 'ok') }),
  body: null,
  reply: v.object({ text: v.string() }),
  codes: [200, 400],
  relayed: false
})

export const validateInput = endpoint({
  method: 'GET',
  path: '/v2/test/validate',
  access: 'application',
  scope: null,
  query: v.object({
    id: integer,
    tag: v.optional(repeated(v.string(), 1, 100))
  }),
  body: null,
  reply: v.object({
    header: v.object({ 'user-agent': v.string() }),
    query: v.object({ id: integer, tag: v.optional(v.array(v.string())) })
  }),
  codes: [200, 400],
  relayed: false
})
