import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import type { CatalogAsset } from '../../../catalog/assets/catalog-asset.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { pickAsset } from '../../../../test/pick-asset.ts'
import { runPostScript } from './run-postscript.ts'

const vectors = [...listAssets({ count: 600 })].filter(
  one => !one.isEditorial && one.imageType === 'vector'
)
const pattern = pickAsset(vectors, ({ source }) => source.kind === 'scene')
const drawing = pickAsset(vectors, one => {
  return one.source.kind === 'emoji' && one.width * one.height < 4_000_000
})

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

async function licensedEps({ id }: CatalogAsset): Promise<string> {
  const { data } = await opened.ask(licenseImages, {
    token: opened.service.makeToken('designer', ['licenses.create']),
    json: { images: [{ image_id: id, size: 'vector' }] }
  })
  const reply = await opened.send(data[0]?.download?.url ?? '')
  expect(reply.headers.get('content-type')).toBe('application/postscript')
  return Buffer.from(await reply.arrayBuffer()).toString('latin1')
}

describe.each([pattern, drawing])('the EPS file of $title', asset => {
  test('has a bounding box at 300 pixels per inch, title and license', async () => {
    const text = await licensedEps(asset)

    const lines = text.split('\n')
    const box = [asset.width, asset.height].map(side => (side * 72) / 300)
    expect(lines[0]).toBe('%!PS-Adobe-3.0 EPSF-3.0')
    expect(lines).toContain(
      `%%BoundingBox: 0 0 ${box.map(Math.ceil).join(' ')}`
    )
    expect(lines).toContain(`%%Title: ${asset.title}`)
    expect(text).toMatch(/^%%Copyright: .*https:\/\/creativecommons\.org\//m)
    expect(lines.slice(-3)).toEqual(['showpage', '%%EOF', ''])
    expect(lines.filter(line => line.length > 255)).toEqual([])
    expect(text).toMatch(/^[\n\x20-\x7e]*$/)
  })
})

test('draws a pattern with paths', async () => {
  const text = await licensedEps(pattern)

  const { counts, left } = runPostScript(text)

  expect(left).toEqual([])
  expect(counts.get('fill')).toBeGreaterThan(20)
  expect(counts.get('gsave')).toBe(counts.get('grestore'))
  expect(text.length).toBeLessThan(200_000)
})

test('embeds other vectors as a picture and reads its data to the end', async () => {
  const text = await licensedEps(drawing)

  const [program = '', after = ''] = text.split(' exec\n')
  const [data = '', rest] = after.split('>')
  const jpeg = Buffer.from(data.replaceAll('\n', ''), 'hex')
  const { width, height, channels } = await sharp(jpeg).metadata()
  expect([width, height, channels]).toEqual([drawing.width, drawing.height, 3])
  expect(data).toMatch(/^[\da-f\n]+$/)
  expect(program).toMatch(/>> image\s+Data closefile RawData flushfile \}$/)
  expect(rest).toBe('\nend\nrestore\nshowpage\n%%EOF\n')
})
