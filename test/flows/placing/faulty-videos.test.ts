import { beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import { findVideos, firstOf } from '../set-up/find-media.ts'
import { layersOf, typesOf } from '../set-up/layers.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let video: Asset

const preview = `GET ${addresses.service}/media/videos/`

beforeEach(async () => {
  file = await stack.openFile()
  video = firstOf(await findVideos(file.panel, 1))
})

it.each([
  [
    'is larger than Figma takes',
    sized,
    /still of .*\. The preview video is over 100 MB/
  ],
  [
    'is an image',
    () => reply(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
    /still of .*\. Figma can’t play the preview video/
  ],
  [
    'is missing',
    () => new Response(null, { status: 404, headers: cors }),
    /still of .*\. The library has no preview video/
  ]
])('is replaced by its still when it %s', async (_, answer, reason) => {
  stack.network.breakNext(preview, async () => answer())

  await file.panel.placeOnce([video])

  expect(typesOf(file)).toEqual(['IMAGE'])
  expect(readNotices(file)).toMatch(reason)
})

it.each<[string, (film: Response) => Response | Promise<Response>, RegExp]>([
  ['is cut', cut, /download was incomplete/],
  ['is a page', () => reply(text('<!doctype html>')), /Something other/],
  [
    'cannot be fetched',
    () => {
      throw new TypeError('Failed to fetch')
    },
    /Couldn’t reach the library/
  ]
])(
  'is not placed when it %s, and can be tried again',
  async (_, answer, reason) => {
    stack.network.breakNext(preview, async go => answer(await go()))
    stack.network.takeDown(addresses.gateway)

    await file.panel.placeOnce([video])
    const said = readNotices(file)
    const { length } = layersOf(file)
    stack.network.bringUp(addresses.gateway)
    await file.panel.placeOnce([video])

    expect(said).toMatch(reason)
    expect(length).toBe(0)
    expect(typesOf(file)).toEqual(['VIDEO'])
  }
)

const cors = { 'Access-Control-Allow-Origin': '*' }

function reply(bytes: Uint8Array<ArrayBuffer>, headers = {}): Response {
  return new Response(bytes, { headers: { ...cors, ...headers } })
}

function text(content: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(content)
}

function sized(): Response {
  return reply(text('a film'), { 'Content-Length': '104857601' })
}

/** The lengths agree, but the film does not end. */
async function cut(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return reply(bytes.slice(0, bytes.length / 2))
}
