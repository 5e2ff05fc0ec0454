import { describe, expect, test } from 'vitest'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { mediaKinds, photoIds } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const [image] = mediaKinds
const [one = ''] = photoIds

const at = useLicensing()

/** Charge or refusal of items, each of the same image. */
function asked(by: string, ...items: object[]) {
  const images = items.map(item => ({ image_id: one, size: 'small', ...item }))
  return at.outcomes(image, images, {}, by)
}

describe('a person', () => {
  test.each([
    ['lapsed', 'Subscription is unusable'],
    ['mate', 'Subscription is unusable'],
    ['contributor', 'Subscription is unusable']
  ])('called %s licenses nothing', async (person, message) => {
    expect(await asked(person, {})).toEqual([message])
  })

  test('who is unlucky gets all kinds of refusals', async () => {
    expect(await asked('unlucky', {}, {}, {}, {})).toEqual([
      'Media unavailable',
      'Subscription is unusable',
      'Editorial status must be acknowledged',
      'Media unavailable'
    ])
    expect(await at.leftOf('unlucky', 's1100015')).toBe(350)
  })

  test.each([
    ['without the right to license', 'intern', 'may not license'],
    ['with a free subscription', 'student', 'free API subscription']
  ])('%s is refused as a whole', async (_, person, message) => {
    const token = at.tokenOf(person)
    const json = { images: [{ image_id: one }] }

    const refused = await at.opened.refusal(licenseImages, { token, json })

    expect(refused).toMatchObject({
      status: 403,
      message: expect.stringContaining(message)
    })
    expect(await at.history(image, {}, person)).toEqual([])
  })

  test.each([
    ['lead', true],
    ['intern', false],
    ['filmmaker', false],
    ['lapsed', false]
  ])('called %s sees in records what they may license', async (who, may) => {
    const token = at.tokenOf(who)

    const record = await at.opened.ask(getImage, { token, path: { id: one } })

    expect(record.assets?.small_jpg?.is_licensable).toBe(may)
  })

  test.each([
    { auth_cookie: { name: 'n', value: 'v' } },
    { show_modal: false },
    { verification_code: 'not asked for' },
    { search_id: 's' }
  ])('may say %o, which changes nothing', async more => {
    expect(await asked('lead', more)).toEqual([1])
  })
})
