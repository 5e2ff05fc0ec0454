import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import { registerUser } from '../../../../contract/api/register-user-endpoint.ts'
import { openTestService, type TestService } from '../open-service.ts'

const password = 'a-long-enough-one'
let opened: TestService
let token: string

beforeAll(async () => {
  opened = await openTestService()
  token = opened.service.makeToken('viewer', [])
})
afterAll(() => opened.close())

test('registers a person who can sign in', async () => {
  const json = { email: 'mia@example.com', password, username: 'Mia' }

  const { id } = await opened.ask(registerUser, { token, json })

  const own = opened.service.makeToken('mia', ['user.view', 'user.email'])
  const user = await opened.ask(getUser, { token: own })
  expect(user).toMatchObject({ id, username: 'mia', email: json.email })
})

test('uses the e-mail address as the default user name', async () => {
  const json = { email: 'noah@example.com', password }

  const { id } = await opened.ask(registerUser, { token, json })

  const own = opened.service.makeToken(json.email, ['user.view'])
  expect(await opened.ask(getUser, { token: own })).toMatchObject({ id })
})

test.each([
  [
    '$.body.username',
    'This user name is taken',
    { email: 'other@example.com', password, username: 'DESIGNER' }
  ],
  [
    '$.body.email',
    'This e-mail address is taken',
    { email: 'Designer@Example.com', password, username: 'other' }
  ],
  [
    '$.body.email',
    'This e-mail address is taken',
    { email: 'designer@example.com', password }
  ]
])('refuses at %s: %s', async (path, message, json) => {
  const { status, errors } = await opened.refusal(registerUser, { token, json })

  expect(status).toBe(400)
  expect(errors).toEqual([
    expect.objectContaining({ code: 'VALIDATION_ENUM_MISMATCH', message, path })
  ])
})

test('registers one of many people who request an address simultaneously', async () => {
  const replies = await Promise.all(
    ['zoe', 'Zoe', 'ZOE', 'zOe'].map((name, index) =>
      opened.send('/v2/user', {
        method: 'POST',
        headers: { 'User-Agent': 'test', Authorization: `Bearer ${token}` },
        body: JSON.stringify({
          email: `${name}@example.com`,
          password,
          username: `zoe-${index}`
        })
      })
    )
  )

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(
    [201, 400, 400, 400]
  )
})

test.each([
  ['$.body.email', { email: 'nobody', password }],
  ['$.body.password', { email: 'a@example.com', password: 'short' }],
  ['$.body.username', { email: 'a@example.com', password, username: 'a b' }],
  ['$.body.email', { password }]
])('says what is wrong at %s', async (path, json) => {
  const { status, errors } = await opened.refusal(registerUser, { token, json })

  expect(status).toBe(400)
  expect(errors?.map(error => error.path)).toContain(path)
})

test('requires a person, with any scope', async () => {
  const json = { email: 'b@example.com', password }

  expect((await opened.refusal(registerUser, { json })).status).toBe(401)
})
