import sharp from 'sharp'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'
import {
  listSimilarImages,
  uploadImage
} from '../../../../contract/api/image-discovery-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { pickAsset } from '../../../../test/pick-asset.ts'

const assets = [...listAssets({ count: 600 })]
const photo = pickAsset(assets, ({ imageType }) => imageType === 'photo')
const drawing = pickAsset(
  assets,
  asset => asset.imageType === 'illustration' && asset.hasIdBar
)
let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

async function previewOf(id: string, name: string): Promise<Buffer> {
  const response = await opened.send(`/media/${id}/${name}.jpg`)
  return Buffer.from(await response.arrayBuffer())
}

async function upload(picture: Buffer): Promise<string> {
  const json = { base64_image: picture.toString('base64') }
  const { id } = await opened.ask(uploadImage, { json })
  return id
}

async function likest(id: string): Promise<string | undefined> {
  const { data } = await opened.ask(listSimilarImages, { path: { id } })
  return data[0]?.id
}

describe.each([
  ['a photograph', photo.id],
  ['a drawing whose previews carry an id', drawing.id]
])('an upload of %s', (_what, id) => {
  test('finds it by its preview with a watermark', async () => {
    const uploaded = await upload(await previewOf(id, 'preview'))

    expect(uploaded).toMatch(/^U/)
    expect(await likest(uploaded)).toBe(id)
  })

  test('finds it smaller, a little brighter and as PNG', async () => {
    const preview = await previewOf(id, 'large_thumb')
    const changed = await sharp(preview)
      .resize(90)
      .modulate({ brightness: 1.03 })
      .png()
      .toBuffer()

    const path = { id: await upload(changed) }
    const { data } = await opened.ask(listSimilarImages, { path })
    // The catalogue has some photographs in several tints.
    expect(data.slice(0, 3).map(image => image.id)).toContain(id)
  })
})

test('an upload as a data URL is accepted', async () => {
  const preview = await previewOf(photo.id, 'large_thumb')
  const address = `data:image/jpeg;base64,${preview.toString('base64')}`

  const { id } = await opened.ask(uploadImage, {
    json: { base64_image: address }
  })

  expect(await likest(id)).toBe(photo.id)
})

test('an upload of noise does not find the photograph', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#000', noise }
  })
    .png()
    .toBuffer()

  expect(await likest(await upload(picture))).not.toBe(photo.id)
})

test('an upload is available to its application for a day', async () => {
  const id = await upload(await previewOf(photo.id, 'large_thumb'))
  const { clientId, clientSecret } = opened.service.otherApplication
  const Authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  const path = { id }

  const foreign = await opened.refusal(listSimilarImages, {
    path,
    headers: { Authorization }
  })
  opened.service.faults.moveClock(24 * 3_600_000 + 1)
  const late = await opened.refusal(listSimilarImages, { path })
  opened.service.faults.reset()

  expect([foreign.status, late.status]).toEqual([404, 404])
})

test.each([
  ['no text', 7],
  ['nothing', ''],
  ['no Base64', '***'],
  ['a letter', 'A']
])('refuses %s', async (_what, base64_image) => {
  const { status, errors } = await opened.refusal(uploadImage, {
    json: { base64_image }
  })

  expect(status).toBe(400)
  expect(errors?.[0]?.path).toBe('$.body.base64_image')
})

test.each(['gif', 'webp', 'tiff'] as const)('refuses %s', async format => {
  const create = {
    width: 9,
    height: 9,
    channels: 3 as const,
    background: 'red'
  }
  const picture = await sharp({ create }).toFormat(format).toBuffer()

  const refused = await opened.refusal(uploadImage, {
    json: { base64_image: picture.toString('base64') }
  })

  expect(refused).toMatchObject({
    status: 415,
    message: 'Expected a JPEG or PNG that can be read'
  })
})

test('refuses invalid or truncated pictures', async () => {
  const preview = await previewOf(photo.id, 'large_thumb')
  const parts = [Buffer.from('hello'), preview.subarray(0, preview.length / 2)]

  const refused = await Promise.all(
    parts.map(part =>
      opened.refusal(uploadImage, {
        json: { base64_image: part.toString('base64') }
      })
    )
  )

  expect(refused.map(({ status }) => status)).toEqual([415, 415])
})

test('accepts Base64 in lines', async () => {
  const preview = await previewOf(photo.id, 'large_thumb')
  const lines = preview.toString('base64').replace(/.{76}/g, '$&\r\n')

  const { id } = await opened.ask(uploadImage, {
    json: { base64_image: lines }
  })

  expect(await likest(id)).toBe(photo.id)
})

test('refuses a picture of more than 10,000 pixels a side', async () => {
  const picture = await sharp({
    create: { width: 10_001, height: 1, channels: 3, background: '#fff' }
  })
    .png()
    .toBuffer()

  const { status, message } = await opened.refusal(uploadImage, {
    json: { base64_image: picture.toString('base64') }
  })

  expect(status).toBe(413)
  expect(message).toContain('10000 pixels')
})

test('refuses more than 10 MB', async () => {
  const picture = Buffer.alloc(10_000_001).toString('base64')

  const { status } = await opened.refusal(uploadImage, {
    json: { base64_image: picture }
  })

  expect(status).toBe(413)
})

describe('simultaneous uploads', () => {
  let json: { base64_image: string }

  beforeAll(async () => {
    const picture = await sharp({
      create: { width: 1500, height: 1500, channels: 3, background: '#369' }
    })
      .png()
      .toBuffer()
    json = { base64_image: picture.toString('base64') }
  })

  test('are processed one by one, and leave threads for media', async () => {
    let most = 0
    const count = (waiting: number) => {
      most = Math.max(most, waiting)
    }
    sharp.queue.on('change', count)
    onTestFinished(() => {
      sharp.queue.off('change', count)
    })

    const uploads = Array.from({ length: 10 }, () =>
      opened.ask(uploadImage, { json })
    )

    expect(await Promise.all(uploads)).toHaveLength(10)
    expect(most).toBe(1)
  })

  test('are refused for a while if there are too many', async () => {
    const headers = {
      'User-Agent': 'test',
      Authorization: opened.basic,
      'Content-Type': 'application/json'
    }
    const body = JSON.stringify(json)
    const init = { method: 'POST', headers, body }

    const replies = await Promise.all(
      Array.from({ length: 40 }, () => opened.send('/v2/images', init))
    )

    const refused = replies.filter(({ status }) => status === 429)
    const taken = replies.filter(({ status }) => status === 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('Retry-After')).toBe('5')
    expect(taken.length).toBe(40 - refused.length)
    await opened.ask(uploadImage, { json })
  })
})
