import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { integer, repeated } from './query.ts'

/** Larger numbers lose precision when they are parsed. */
const id = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

export const echoText = endpoint({
  summary: 'Echo text',
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
  summary: 'Validate input',
  method: 'GET',
  path: '/v2/test/validate',
  access: 'application',
  scope: null,
  query: v.object({
    id,
    tag: v.optional(repeated(v.string(), 1, 100))
  }),
  body: null,
  reply: v.object({
    header: v.object({ 'user-agent': v.string() }),
    query: v.object({ id, tag: v.optional(v.array(v.string())) })
  }),
  codes: [200, 400],
  relayed: false
})
