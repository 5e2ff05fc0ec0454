import { describe, expect, test } from 'vitest'
import {
  downloadImage,
  listImageLicenses
} from '../../../../contract/api/image-history-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { pickAsset } from '../../../../test/pick-asset.ts'
import { photoIds, standardImages as images } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const [one = '', two = '', three = ''] = photoIds
const vectorId = pickAsset(
  [...listAssets({ count: 600 })],
  ({ imageType, isEditorial }) => imageType === 'vector' && !isEditorial
).id
const hour = 3_600_000

const at = useLicensing()

async function license(id: string, more = {}): Promise<string> {
  const { data } = await at.license(images, [{ image_id: id, ...more }])
  return data[0]?.download?.url ?? ''
}

function history(query = {}, by = images.person) {
  return at.opened.ask(listImageLicenses, { token: at.tokenOf(by), query })
}

async function assetsOf(query = {}): Promise<(string | undefined)[]> {
  const { data } = await history(query)
  return data.map(({ image }) => image?.id)
}

describe('the history', () => {
  test('has all fields of a license', async () => {
    const metadata = { job: 'J1', client: 'C & <b>', other: 'note 1f2e' }
    await license(one, { metadata, size: 'medium' })

    const { data } = await history()

    expect(data).toEqual([
      {
        id: expect.stringMatching(/^e[0-9a-f]{32}$/),
        license: 'standard',
        download_time: expect.stringMatching(
          /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/
        ),
        subscription_id: 's1100001',
        is_downloadable: true,
        metadata,
        user: { username: 'designer' },
        image: { id: one, format: { size: 'medium', format: 'jpg' } }
      }
    ])
  })

  test('has an entry for each license, newest first', async () => {
    await license(one)
    await license(two)
    await license(one)

    const { data } = await history()

    expect(data.map(({ image }) => image?.id)).toEqual([one, two, one])
    expect(new Set(data.map(({ id }) => id)).size).toBe(3)
  })

  test('is paged with an exact count', async () => {
    await license(one)
    await license(two)
    await license(three)

    const second = await history({ page: 2, per_page: 2 })

    expect(second).toMatchObject({ page: 2, per_page: 2, total_count: 3 })
    expect(second.data.map(({ image }) => image?.id)).toEqual([one])
    expect((await history({ per_page: 0 })).data).toEqual([])
  })

  test('has pages of at most 200', async () => {
    const refused = await at.opened.refusal(listImageLicenses, {
      token: at.tokenOf(images.person),
      query: { per_page: 201 }
    })

    expect(refused.errors?.[0]?.code).toBe('VALIDATION_MAXIMUM')
  })

  test('can be filtered by image or license', async () => {
    await license(one)
    await license(two)

    expect(await assetsOf({ image_id: one })).toEqual([one])
    expect(await assetsOf({ license: 'standard' })).toHaveLength(2)
    expect(await assetsOf({ license: 'enhanced' })).toEqual([])
    expect(await assetsOf({ license: '-standard' })).toEqual([])
    expect(await assetsOf({ license: '-enhanced' })).toHaveLength(2)
  })

  test('contains only licenses of the person', async () => {
    await license(one)

    expect((await history({}, 'metered')).data).toEqual([])
  })
})

describe('a download', () => {
  async function licenseId(): Promise<string> {
    await license(one, { size: 'small' })
    const { data } = await history()
    return data[0]?.id ?? ''
  }

  test('returns a new address of the licensed size', async () => {
    const id = await licenseId()

    const url = await at.download(images, id)
    const file = await at.opened.send(url)

    expect(file.status).toBe(200)
    expect(url).toContain(`${one}_small_jpg.jpg`)
    expect((await history()).data).toHaveLength(1)
  })

  test('needs no body', async () => {
    const id = await licenseId()

    const { url } = await at.opened.ask(downloadImage, {
      token: at.tokenOf(images.person),
      path: { id }
    })

    expect(url).toContain('signature=')
  })

  test('may have another size', async () => {
    const url = await at.download(images, await licenseId(), { size: 'huge' })

    expect(url).toContain('huge_jpg')
  })

  test('of a vector may be its JPEG, which is not sold', async () => {
    await license(vectorId, { size: 'vector' })
    const { data } = await history()
    const id = data[0]?.id ?? ''

    const urls = await Promise.all([
      at.download(images, id),
      at.download(images, id, { size: 'vector' }),
      at.download(images, id, { size: 'huge' })
    ])
    const types = await Promise.all(
      urls.map(async url => {
        const { headers } = await at.opened.send(url)
        return headers.get('Content-Type')
      })
    )

    const eps = 'application/postscript'
    expect(types).toEqual([eps, eps, 'image/jpeg'])
    expect((await history()).data).toHaveLength(1)
    expect(await at.refusedDownload(images, id, { size: 'medium' })).toEqual(
      expect.objectContaining({ status: 400 })
    )
  })

  test.each(['vector', 'supersize'])(
    'is refused for the size %s that is not sold',
    async size => {
      const id = await licenseId()

      const refused = await at.refusedDownload(images, id, { size })

      expect(refused).toMatchObject({
        status: 400,
        errors: [{ path: '$.body.size', data: size }]
      })
    }
  )

  test('is not found for a license of another person', async () => {
    const id = await licenseId()

    const foreign = await at.refusedDownload(images, id, {}, 'metered')
    const unknown = await at.refusedDownload(images, 'e1')

    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(unknown.message).toBe('Not Found')
  })
})

describe('the address of a licensed file', () => {
  test('is valid for 8 hours', async () => {
    const url = await license(one, { size: 'small' })

    at.opened.service.faults.moveClock(8 * hour - 60_000)
    const before = await at.opened.send(url)
    at.opened.service.faults.moveClock(60_000)
    const after = await at.opened.send(url)

    expect([before.status, after.status]).toEqual([200, 403])
    expect(await after.json()).toEqual({
      message: expect.stringContaining('older than 8 hours')
    })
  })

  test('is not valid for another size, asset, license or time', async () => {
    const url = await license(one, { size: 'small' })
    const expires = new URL(url).searchParams.get('expires') ?? ''
    const forged = [
      url.replace('small_jpg', 'huge_jpg'),
      url.replace(`/${one}_`, `/${two}_`),
      url.replace(/licensed\/e\w+/, `licensed/e${'0'.repeat(32)}`),
      url.replace(expires, String(Number(expires) + 1)),
      url.replace(/signature=.*/, 'signature='),
      url.replace(/\?.*/, '')
    ]

    const replies = await Promise.all(forged.map(one => at.opened.send(one)))

    expect(replies.map(({ status }) => status)).toEqual(forged.map(() => 403))
  })
})
