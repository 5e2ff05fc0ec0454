import { beforeEach, expect, it } from 'vitest'
import {
  itemsOf,
  journalOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const scopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

it('says what a pasted token with few scopes cannot do', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const token = stack.service.makeToken('designer', ['user.view'])

  await file.panel.pasteToken(token)
  await file.panel.planLicenses([imageOf(placed?.assetId ?? '')])

  expect(readNotices(file)).toMatch(/can’t license.*Missing: licenses\.create/s)
  expect(file.panel.$session.get()).toMatchObject({ canLicense: false })
  expect(file.panel.$licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'token-lacks-scope' }
  })
  expect(licensePosts(stack)).toBe(0)
})

it('licenses with a pasted token that has the scopes', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const token = stack.service.makeToken('designer', scopes)

  await file.panel.pasteToken(` ${token}\n`)
  await license(file, [placed?.assetId ?? ''])

  expect(stepsOf(file)).toEqual(['done'])
})

it.each(['', 'two words', 'v2/bm9uc2Vuc2U', 'täuschung'])(
  'does not accept %j as a token',
  async token => {
    await file.panel.pasteToken(token)

    expect(file.panel.$signIn.get()).toMatchObject({
      step: 'failed',
      error: { code: 'token-invalid' }
    })
    expect(file.panel.$session.get()).toEqual({ state: 'out' })
  }
)

it('licenses nothing with the token of a foreign application', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const token = stack.service.makeToken(
    'designer',
    scopes,
    stack.service.otherApplication.clientId
  )
  await file.panel.pasteToken(token)

  await license(file, [placed?.assetId ?? ''])

  expect(itemsOf(file)).toMatchObject([
    { step: 'refused', error: { code: 'token-foreign' } }
  ])
  expect(journalOf(stack)).toEqual([])
  expect(licensePosts(stack)).toBe(0)
})
