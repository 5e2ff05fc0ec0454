import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { pickAsset } from '../../../../test/pick-asset.ts'

const assets = [...listAssets({ count: 600 })].filter(one => !one.isEditorial)
const plain = pickAsset(assets, ({ imageType, hasIdBar }) => {
  return imageType === 'photo' && !hasIdBar
})
const barred = pickAsset(assets, ({ hasIdBar }) => hasIdBar)

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

async function pictureOf(address: string) {
  const reply = await opened.send(address)
  const bytes = new Uint8Array(await reply.arrayBuffer())
  return { reply, bytes, facts: await sharp(bytes).metadata() }
}

describe('a preview', () => {
  test.each([
    'small_thumb',
    'large_thumb',
    'huge_thumb',
    'preview',
    'preview_1000',
    'preview_1500'
  ] as const)('%s is as large as its record says', async name => {
    const record = await opened.ask(getImage, { path: { id: plain.id } })
    const stated = record.assets?.[name]

    const { facts } = await pictureOf(stated?.url ?? '')

    expect(facts.format).toBe('jpeg')
    expect([facts.width, facts.height]).toEqual([stated?.width, stated?.height])
  })

  test('with an id bar is higher than its record says', async () => {
    const record = await opened.ask(getImage, { path: { id: barred.id } })
    const stated = record.assets?.preview

    const { facts } = await pictureOf(stated?.url ?? '')

    expect(facts.width).toBe(stated?.width)
    expect(facts.height).toBeGreaterThan(stated?.height ?? Infinity)
  })

  test('is public, cacheable, and readable from any origin', async () => {
    const { reply, bytes } = await pictureOf(`/media/${plain.id}/preview.jpg`)

    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=2592000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin'
    })
  })

  test.each([
    '/media/999999999/preview.jpg',
    `/media/${plain.id}/huge_jpg.jpg`,
    `/media/${plain.id}/preview.png`,
    `/media/${plain.id}/preview`,
    '/media/abc/preview.jpg',
    '/media'
  ])('is not found at %s', async address => {
    const reply = await opened.send(address)

    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({ message: 'Not Found' })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('a licensed file', () => {
  async function licensed(id: string, size: string): Promise<string> {
    const { data } = await opened.ask(licenseImages, {
      token: opened.service.makeToken('designer', ['licenses.create']),
      json: { images: [{ image_id: id, size }] }
    })
    return data[0]?.download?.url ?? ''
  }

  test.each([
    ['small', 'small_jpg'],
    ['medium', 'medium_jpg']
  ] as const)('of size %s is as large as %s says', async (size, name) => {
    const record = await opened.ask(getImage, { path: { id: plain.id } })
    const { facts, reply } = await pictureOf(await licensed(plain.id, size))

    expect([facts.width, facts.height]).toEqual([
      record.assets?.[name]?.width,
      record.assets?.[name]?.height
    ])
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="${plain.id}_${name}.jpg"`
    )
  })
})
