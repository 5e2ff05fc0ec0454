import { afterAll, beforeAll, expect, test } from 'vitest'
import { films } from '../../../catalog/films/films.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { tracks } from '../../../catalog/tracks/tracks.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testBase } from '../test-addresses.ts'

const [image] = [...listAssets({ count: 1 })]
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

test.each([
  { media: 'images', id: image?.id ?? '', text: 'description' },
  { media: 'videos', id: films[0]?.id ?? '', text: 'description' },
  { media: 'audio', id: tracks[0]?.id ?? '', text: 'title' }
])('has no files and no text: one of $media', async ({ media, id, text }) => {
  opened.service.faults.malformRecord(id)

  // Not by the client, which holds replies against the document.
  const reply = await opened.service.fetch(
    new Request(`${testBase}/v2/${media}?id=${id}`, {
      headers: { 'User-Agent': 'test', Authorization: opened.basic }
    })
  )

  const broken = expect.objectContaining({ id, assets: {}, [text]: 7 })
  expect(await reply.json()).toEqual({ data: [broken] })
})
