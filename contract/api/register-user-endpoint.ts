import * as v from 'valibot'
import { emailAddress } from './email-address.ts'
import { endpoint } from './endpoint.ts'

export const registerUser = endpoint({
  summary: 'Register user',
  method: 'POST',
  path: '/v2/user',
  access: 'person',
  scope: null,
  query: v.object({}),
  body: v.object({
    email: emailAddress,
    password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
    username: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.@+-]{2,64}$/, 'Expected a user name'))
    )
  }),
  reply: v.object({ id: v.string() }),
  codes: [201, 400],
  relayed: false
})
