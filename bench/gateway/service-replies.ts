import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export const jsonType = 'application/json; charset=utf-8'

/** As long as a page of 50 images. */
const asset = {
  id: '1000000001',
  media_type: 'image',
  description: 'A view of the sea with boats and mountains in the evening',
  keywords: ['sea', 'boat', 'mountain', 'evening', 'water', 'sky', 'travel']
}

const body = Buffer.from(
  JSON.stringify({
    page: 1,
    per_page: 50,
    data: Array.from({ length: 50 }, (_, index) => ({
      ...asset,
      id: `${1_000_000_000 + index * 7919}`,
      assets: ['huge_jpg', 'medium_jpg', 'small_jpg', 'preview'].map(name => ({
        name,
        width: 4000 - index,
        height: 3000 - index,
        url: `https://images.example.com/${index * 104_729}/${name}.jpg`
      }))
    }))
  })
)

/** As the gateway sends it. */
export const compressedBody = new Uint8Array(gzipSync(body, { level: 1 }))

/** The headers with them. */
export const sentHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Content-Range,ETag,Retry-After,X-Request-Id',
  'Cache-Control': 'private, max-age=3600',
  'Content-Encoding': 'gzip',
  'Content-Length': String(compressedBody.length),
  'Content-Type': jsonType,
  ETag: 'W/"one"',
  Vary: 'Accept-Language, Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'X-Request-Id': '0123456789abcdef'
}

/** A search; with the word "fresh" in its query it must not be stored. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse
): void {
  request.resume()
  const isFresh = request.url?.includes('fresh')
  response.writeHead(200, {
    'Content-Type': jsonType,
    'Content-Length': body.length,
    'Cache-Control': isFresh ? 'no-store' : 'public, max-age=3600',
    ETag: '"one"'
  })
  response.end(body)
}
