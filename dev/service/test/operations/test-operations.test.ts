import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  echoText,
  validateInput
} from '../../../../contract/api/test-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

test.each(['hello', 'Grüße 😀', ''])('echoes the text %j', async text => {
  expect(await opened.ask(echoText, { query: { text } })).toEqual({ text })
})

test('echoes ok when no text is given', async () => {
  expect(await opened.ask(echoText)).toEqual({ text: 'ok' })
})

test('returns the number, the tags and the user agent', async () => {
  const query = { id: 7, tag: ['a', 'b'] }

  const reply = await opened.ask(validateInput, { query })

  expect(reply).toEqual({ header: { 'user-agent': 'test' }, query })
})

test('omits tags that were not sent', async () => {
  const { query } = await opened.ask(validateInput, { query: { id: 0 } })

  expect(query).toEqual({ id: 0 })
})

test.each([{}, { id: 'seven' }, { id: 1.5 }, { id: '9007199254740993' }])(
  'refuses %j as input',
  async query => {
    const { status, errors } = await opened.refusal(validateInput, { query })

    expect(status).toBe(400)
    expect(errors?.[0]).toMatchObject({ path: '$.query.id' })
  }
)
