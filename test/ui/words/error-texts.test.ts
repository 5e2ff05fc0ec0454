import { expect, it } from 'vitest'
import { errorCodes } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { reasonText } from '../../../ui/licensing/plan/plan-texts.ts'
import { resumedText } from '../../../ui/licensing/resumed-texts.ts'
import { errorText, canHelp } from '../../../ui/words/error-texts.ts'
import { licenseFailures } from '../../../ui/licensing/purchase/words.ts'
import { searchFailures } from '../../../ui/search/words.ts'
import { signInFailures } from '../../../ui/account/words.ts'
import { swapFailures } from '../../../ui/licensing/swap/words.ts'
import { incidentText } from '../../../ui/licensing/purchase/purchase-texts.ts'

it.each(errorCodes)('has sentences for %s', code => {
  const words = errorText({ code, message: 'For people who debug.' })

  expect(words).toMatch(/^[A-Z].*\.$/s)
  expect(words).not.toContain('For people who debug')
  expect(words).not.toMatch(/licence|element|toast|quota/i)
})

it.each([
  ['retry', 'timed-out', 'other-version'],
  ['wait', 'rate-limited', 'timed-out'],
  ['connection', 'offline', 'service-failed'],
  ['token', 'gateway-unreachable', 'offline'],
  ['sign-in', 'session-expired', 'not-allowed'],
  ['account', 'not-allowed', 'signed-out'],
  ['explanation', 'license-refused', 'not-found']
] as const)('knows that %s helps after %s, not %s', (help, after, not) => {
  const error = (code: ErrorCode) => ({ code, message: '' })

  expect(canHelp(help, error(after))).toBe(true)
  expect(canHelp(help, error(not))).toBe(false)
})

it('adds the occasion where it matters', () => {
  const error = { code: 'gateway-unreachable' as const, message: '' }

  expect(errorText(error, licenseFailures)).toMatch(/Nothing was licensed/)
  expect(errorText(error, searchFailures)).toBe(errorText(error))
})

it.each([
  'image-missing',
  'image-unreadable',
  'image-too-large',
  'not-found',
  'layer-deleted',
  'layer-read-only',
  'gateway-unreachable',
  'offline',
  'service-failed',
  'download-incomplete',
  'signed-out',
  'session-expired',
  'not-allowed'
] as const)(
  'does not suggest another license to people who have one: %s',
  code => {
    const words = errorText({ code, message: '' }, swapFailures)

    expect(words).not.toMatch(/another (asset|one)|nothing was|smaller|may do/i)
  }
)

it('quotes the service where its words help', () => {
  const data = { explanation: 'Subscription is unusable' }

  expect(errorText({ code: 'license-refused', message: '', data })).toBe(
    'The library refused to license this. The library says: “Subscription is ' +
      'unusable”'
  )
  expect(errorText({ code: 'internal', message: '', data })).not.toMatch(/says/)
})

it.each([
  [4, /You have 4 tries left\.$/],
  [2, /You have 2 tries left\.$/],
  [1, /You have 1 try left\.$/]
])('shows that %i tries are left', (triesLeft, words) => {
  const data = { triesLeft }

  expect(errorText({ code: 'pairing-code-wrong', message: '', data })).toMatch(
    words
  )
})

it('explains that wrong codes ended the sign-in, not its time', () => {
  const error = { code: 'sign-in-ended', message: '' } as const

  expect(
    errorText({ ...error, data: { triesLeft: 0 } }, signInFailures)
  ).toMatch(/^Too many wrong codes/)
  expect(errorText(error, signInFailures)).not.toMatch(/wrong codes/)
})

it('names the license that cannot be downloaded again', () => {
  expect(reasonText('not-downloadable', 'e5')).toMatch(/\(license e5\)$/)
})

it('counts the outcomes of interrupted licensing', () => {
  const none = {
    licensed: 0,
    refused: 0,
    doubtful: 0,
    swapped: 0,
    waiting: 0,
    begunIn: null
  }

  expect(resumedText({ ...none, licensed: 2, refused: 1 })).toBe(
    'Licensing was interrupted: 2 licensed; 1 not licensed, at no charge.'
  )
  expect(resumedText({ ...none, swapped: 2, waiting: 1 })).toBe(
    'Swapping was interrupted: 2 swapped; 1 not swapped everywhere yet.'
  )
  expect(resumedText({ ...none, swapped: 2, begunIn: 'Poster' })).toMatch(
    /swapped\. It started in “Poster”\. If this is a copy of that file, press/
  )
})

it('says which video was charged more than confirmed', () => {
  const charge = { licenses: 3, confirmed: 3, charged: 4 }

  expect(
    incidentText({
      v: 1,
      id: 'a',
      kind: 'charged-more',
      assetId: '7',
      mediaType: 'video',
      licenseIds: [],
      accountId: 'u',
      service: 's',
      at: '',
      charge
    })
  ).toMatch(/^Licensing video 7 and 2 more used 4 downloads; you confirmed 3/)
})

it.each<ErrorCode>([
  'no-fillable-layer',
  'image-missing',
  'asset-unclear',
  'alike-on-layer',
  'download-replaced',
  'address-expired'
])('names no image where it may be a video: %s', code => {
  const text = errorText({ code, message: '' })

  expect(text.replace(/images? or videos?/, '')).not.toMatch(/image/)
})

it('shows the id of a request that failed in the gateway', () => {
  const data = { requestId: '4f1c0a52b7d9e863' }
  const error = { code: 'service-failed', message: '', data } as const

  expect(errorText(error)).toBe(
    'The library has a problem. Try again in a few minutes. Details: ID ' +
      '4f1c0a52b7d9e863'
  )
})
