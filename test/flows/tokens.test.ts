import { beforeEach, expect, it } from 'vitest'
import {
  itemsOf,
  journalOf,
  license,
  licensePosts,
  stepsOf
} from './licensing-of.ts'
import { noticesOf } from './notices-of.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
let file: OpenFile

beforeEach(async () => {
  file = await house.openFile()
})

const scopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

it('says what a pasted token with few scopes cannot do', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const token = house.service.makeToken('designer', ['user.view'])

  await file.panel.pasteToken(token)
  await file.panel.planLicenses([placed?.assetId ?? ''])

  expect(noticesOf(file)).toMatch(/can’t license.*Missing: licenses\.create/s)
  expect(file.panel.$session.get()).toMatchObject({ canLicense: false })
  expect(file.panel.$licensing.get()).toMatchObject({
    state: 'failed',
    error: { code: 'token-lacks-scope' }
  })
  expect(licensePosts(house)).toBe(0)
})

it('licenses with a pasted token that has the scopes', async () => {
  const [placed] = await placeFound(file, 'mountain', 1)
  const token = house.service.makeToken('designer', scopes)

  await file.panel.pasteToken(` ${token}\n`)
  await license(file, [placed?.assetId ?? ''])

  expect(stepsOf(file)).toEqual(['done'])
})

it.each(['', 'two words', 'v2/bm9uc2Vuc2U', 'täuschung'])(
  'does not take %j for a token',
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
  const [placed] = await placeFound(file, 'mountain', 1)
  const token = house.service.makeToken(
    'designer',
    scopes,
    house.service.otherApplication.clientId
  )
  await file.panel.pasteToken(token)

  await license(file, [placed?.assetId ?? ''])

  expect(itemsOf(file)).toMatchObject([
    { step: 'refused', error: { code: 'token-foreign' } }
  ])
  expect(journalOf(house)).toEqual([])
  expect(licensePosts(house)).toBe(0)
})
