import { onePixel } from '../../../dev/figma/test/one-pixel.ts'
import type { RawReply } from './front.ts'

/** Bad replies to a request for a picture. */
const pictures: Record<string, () => RawReply> = {
  'half-jpeg': () => jpeg(jpegHeader(640, 480)),
  'wide-jpeg': () => jpeg(jpegHeader(20_000, 20_000)),
  empty: () => jpeg(Buffer.alloc(0)),
  zeros: () => jpeg(Buffer.alloc(50_000)),
  'html-as-jpeg': () => jpeg(Buffer.from(page)),
  html: () => ({ status: 200, type: 'text/html', body: page }),
  svg: () => ({ status: 200, type: 'image/svg+xml', body: drawing }),
  'svg-as-jpeg': () => jpeg(Buffer.from(drawing)),
  cut: () => ({ ...jpeg(jpegHeader(640, 480)), isCut: true }),
  missing: () => ({ status: 404, type: 'text/plain', body: 'Not found' }),
  broken: () => ({ status: 500, type: 'text/html', body: page })
}

export const brokenPictureNames = Object.keys(pictures)

/** A valid picture with the same bytes at each address. */
export const samePictureName = 'same'

const page =
  '<!doctype html><img src=x onerror="globalThis.__ran=1">' +
  '<script>globalThis.__ran=1</script>'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ' +
  'onload="globalThis.__ran=1"><script>globalThis.__ran=1</script></svg>'

/** The reply for a path such as `/broken/empty/7.jpg`. */
export function brokenPicture(path: string): RawReply {
  const name = path.split('/')[2] ?? ''
  if (name === samePictureName) {
    const body = Buffer.from(onePixel, 'base64')
    return { status: 200, type: 'image/png', body }
  }
  const make = pictures[name]
  if (!make) throw new Error(`No broken picture is called ${name}.`)
  return make()
}

function jpeg(body: Uint8Array): RawReply {
  return { status: 200, type: 'image/jpeg', body }
}

/** A JPEG that ends after its size. */
function jpegHeader(width: number, height: number): Uint8Array {
  const start = 'ffd8ffe000104a46494600010100000100010000'
  const size = [height, width].map(side => side.toString(16).padStart(4, '0'))
  const frame = `ffc0001108${size.join('')}03012200021101031101`
  return Buffer.from(start + frame, 'hex')
}
