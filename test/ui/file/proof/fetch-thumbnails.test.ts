import { expect, it } from 'vitest'
import { fetchThumbnails } from '../../../../ui/file/proof/fetch-thumbnails.ts'
import { fetchDetails } from '../../../../ui/library/asset-details.ts'
import { imageRef } from '../../../image-ref.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'

const web = useScriptedWeb()
const { signal } = new AbortController()
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function pixel(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(gif), one => one.charCodeAt(0))
}

async function know(...ids: string[]): Promise<void> {
  web.on('GET https://gateway.test/api/v2/images', () =>
    listReply(ids.map(id => imageRecord(id)))
  )
  await fetchDetails(ids)
}

function answer(id: string, reply: () => Response): void {
  web.on(`GET http://media.test/large_thumb/${id}.jpg`, reply)
}

it('gives small thumbnails as data, typed by their bytes', async () => {
  await know('11')
  const headers = { 'Content-Type': 'text/html' }
  answer('11', () => new Response(pixel(), { headers }))

  const found = await fetchThumbnails([imageRef('11'), imageRef('11')], signal)

  expect([...found]).toEqual([['11', `data:image/gif;base64,${gif}`]])
  expect(web.calls('/large_thumb/11.jpg')).toHaveLength(1)
})

it.each([
  { what: 'markup', reply: () => new Response('<svg onload="alert(1)"/>') },
  { what: 'a large file', reply: () => new Response(large()) },
  { what: 'a missing file', reply: () => new Response('', { status: 404 }) }
])('leaves out $what, and keeps the others', async ({ reply }) => {
  await know('21', '22')
  answer('21', reply)
  answer('22', () => new Response(pixel()))

  const found = await fetchThumbnails([imageRef('21'), imageRef('22')], signal)

  expect([...found.keys()]).toEqual(['22'])
})

it('asks for none of an asset that the library does not know', async () => {
  const found = await fetchThumbnails([imageRef('31')], signal)

  expect(found.size).toBe(0)
})

/** A picture with much behind it. */
function large(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(60_001)
  bytes.set(pixel())
  return bytes
}
