import { describe, expect, test } from 'vitest'
import { mediaKinds } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const at = useLicensing()

describe.each(mediaKinds.map(kind => [kind.mediaType, kind] as const))(
  'licensing of %s',
  (mediaType, kind) => {
    const [one = '', two = '', three = ''] = kind.ids

    test('returns an address of the file and charges one download', async () => {
      const { data, errors } = await at.license(kind, [one])
      const url = data[0]?.download?.url ?? ''
      const file = await at.opened.send(url)
      await file.arrayBuffer()

      expect(errors).toBeUndefined()
      expect(data).toEqual([
        { [kind.key]: one, download: { url }, allotment_charge: 1 }
      ])
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe(kind.contentType)
      expect(await at.leftOf(kind.person, kind.subscription)).toBe(9)
    })

    test('charges an asset once', async () => {
      expect(await at.outcomes(kind, [one, one, two])).toEqual([1, 0, 1])
      expect(await at.outcomes(kind, [two, one])).toEqual([0, 0])
      expect(await at.leftOf(kind.person, kind.subscription)).toBe(8)
    })

    test('reports unknown assets, and licenses the others', async () => {
      const { data, errors } = await at.license(kind, ['1', one])

      expect(data).toEqual([
        { [kind.key]: '1', error: 'Media unavailable' },
        expect.objectContaining({ [kind.key]: one, allotment_charge: 1 })
      ])
      expect(errors?.[0]?.items).toEqual([{ [kind.key]: '1', index: 0 }])
    })

    test('requires a subscription for this kind of media', async () => {
      const [other] = mediaKinds.filter(one => one !== kind)

      expect(await at.outcomes(kind, [one], {}, other?.person)).toEqual([
        'Subscription is unusable'
      ])
    })

    test('accepts one to 50 assets', async () => {
      const refused = await Promise.all(
        [51, 0].map(count =>
          at.opened.refusal(kind.license, {
            token: at.tokenOf(kind.person),
            json: {
              [kind.list]: Array.from({ length: count }, () => ({
                [kind.key]: one
              }))
            }
          })
        )
      )

      expect(refused.map(({ errors }) => errors?.[0]?.code)).toEqual([
        'VALIDATION_ARRAY_LENGTH_LONG',
        'VALIDATION_ARRAY_LENGTH_SHORT'
      ])
    })

    test('is only in the history of its kind', async () => {
      await at.license(kind, [{ [kind.key]: one, search_id: 'x' }])

      const histories = await Promise.all(
        mediaKinds.map(other => at.history(other, {}, kind.person))
      )

      const [entry, ...more] = histories.flat()
      expect(more).toEqual([])
      expect(entry).toMatchObject({
        id: expect.stringMatching(new RegExp(`^${kind.letter}[0-9a-f]{32}$`)),
        license: kind.granted,
        subscription_id: kind.subscription,
        is_downloadable: true,
        user: { username: kind.person },
        [mediaType]: { id: one, format: kind.format }
      })
    })

    test('has a history with filters, order and pages', async () => {
      await at.license(kind, [one, two, three])
      const listed = async (query: Record<string, string | number>) => {
        const entries = await at.history(kind, query)
        return entries.map(entry => entry[mediaType]?.id)
      }

      expect(await listed({})).toEqual([three, two, one])
      expect(await listed({ sort: 'oldest', per_page: 2 })).toEqual([one, two])
      expect(await listed({ page: 2, per_page: 2 })).toEqual([one])
      expect(await listed({ [kind.key]: two })).toEqual([two])
      expect(await listed({ license: `-${kind.granted}` })).toEqual([])
      expect(await listed({ license: kind.granted, per_page: 1 })).toEqual([
        three
      ])
    })

    test('returns the file again by the id of the license', async () => {
      await at.license(kind, [one])
      const [entry] = await at.history(kind)

      const url = await at.download(kind, entry?.id ?? '')
      at.opened.service.faults.moveClock(8 * 3_600_000 - 60_000)
      const before = await at.opened.send(url)
      at.opened.service.faults.moveClock(60_000)
      const after = await at.opened.send(url)

      expect([before.status, after.status]).toEqual([200, 403])
      expect(url).toContain(`/media/licensed/${entry?.id}/${one}_`)
      expect(await at.history(kind)).toHaveLength(1)
    })

    test('denies files of other people and kinds', async () => {
      const [other = kind] = mediaKinds.filter(one => one !== kind)
      await at.license(kind, [one])
      const [entry] = await at.history(kind)
      const id = entry?.id ?? ''

      const refused = [
        await at.refusedDownload(kind, id, {}, other.person),
        await at.refusedDownload(other, id, {}, kind.person),
        await at.refusedDownload(kind, `${kind.letter}1`)
      ]

      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    })

    test('is not possible after the asset was removed', async () => {
      await at.license(kind, [one])
      at.opened.service.faults.removeAsset(one)
      const [entry] = await at.history(kind)

      expect(await at.outcomes(kind, [one])).toEqual(['Media unavailable'])
      expect(entry?.is_downloadable).toBe(false)
      expect(await at.refusedDownload(kind, entry?.id ?? '')).toMatchObject({
        status: 404,
        message: 'Media unavailable'
      })
    })
  }
)
