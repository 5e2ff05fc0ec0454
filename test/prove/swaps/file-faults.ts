import sharp from 'sharp'
import type { Size } from '../../../contract/picture.ts'
import type { Fault } from './fault.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Served {
  bytes: Bytes
  status?: number
  type?: string
  /** Of `Content-Length`; null for a reply without it. */
  length?: number | null
}

/** Serves something else in place of a licensed file, once. */
function serving(
  name: string,
  change: (file: Bytes, isVideo: boolean) => Promise<Served> | Served,
  more: Partial<Fault> = {}
): Fault {
  return {
    name,
    kinds: ['request'],
    at: 'GET-/media/licensed/_/_',
    ...more,
    arm: () => ({
      async breakRequest(go) {
        const reply = await go()
        if (!reply.ok) return reply
        const isVideo = reply.headers.get('Content-Type') === 'video/mp4'
        const file = new Uint8Array(await reply.arrayBuffer())
        const served = await change(file, isVideo)
        const { bytes, status = 200, type, length = bytes.length } = served
        const headers = new Headers(reply.headers)
        if (type !== undefined) headers.set('Content-Type', type)
        if (length === null) headers.delete('Content-Length')
        else headers.set('Content-Length', String(length))
        return new Response(bytes, { status, headers })
      }
    })
  }
}

const other = { servesOther: true } as const
const page = '<!doctype html><title>Sign in to the Wi-Fi</title>'
const expired = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'

/** Odd and faulty files, and what arrives in place of files. */
export const fileFaults: readonly Fault[] = [
  serving('file-tiny', (file, isVideo) => {
    const size = { width: 1, height: 1 }
    if (isVideo) return { bytes: resize(file, () => size) }
    const create = { ...size, channels: 3, background: '#fff' } as const
    return encoded(sharp({ create }).jpeg())
  }),
  serving(
    'file-turned',
    (file, isVideo) => {
      if (!isVideo) return encoded(sharp(file).rotate(90).jpeg())
      const turn = ({ width, height }: Size) => ({
        width: height,
        height: width
      })
      return { bytes: resize(file, turn) }
    },
    other
  ),
  serving('file-cut', file => ({ bytes: half(file), length: file.length })),
  serving('file-cut-unnoticed', file => ({ bytes: half(file), length: null })),
  serving('file-half', file => ({ bytes: half(file) })),
  serving('file-lossless', (file, isVideo) =>
    isVideo ? picture() : { bytes: asLossless(file) }
  ),
  serving(
    'file-gif',
    async (file, isVideo) => {
      if (isVideo) return { bytes: asUnknown(file) }
      const { bytes } = await encoded(sharp(file).gif())
      return { bytes: new Uint8Array([...bytes, 1, 2, 3]) }
    },
    other
  ),
  serving(
    'file-webp',
    (file, isVideo) => (isVideo ? picture() : encoded(sharp(file).webp())),
    other
  ),
  serving(
    'file-avif',
    (file, isVideo) =>
      isVideo ? picture() : encoded(sharp(file).avif({ effort: 0 })),
    other
  ),
  serving('file-page', () => ({ bytes: encode(page), type: 'text/html' })),
  serving('file-expired', () => ({
    bytes: encode(expired),
    status: 403,
    type: 'application/xml'
  }))
]

async function encoded(
  picture: Pick<ReturnType<typeof sharp>, 'toBuffer'>
): Promise<Served> {
  return { bytes: new Uint8Array(await picture.toBuffer()) }
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function half(file: Bytes): Bytes {
  return file.slice(0, file.length / 2)
}

/** Its frame marker is that of a lossless JPEG, which no browser decodes. */
function asLossless(file: Bytes): Bytes {
  const at = file.findIndex((byte, i) => byte === 0xff && file[i + 1] === 0xc0)
  return file.with(at + 1, 0xc3)
}

/** An image in place of a video. */
function picture(): Promise<Served> {
  const create = { width: 640, height: 360, channels: 3 } as const
  return encoded(sharp({ create: { ...create, background: '#fff' } }).jpeg())
}

/** ISO 14496-12: `tkhd` ends with the pixels of the track, as 16.16 numbers. */
function resize(film: Bytes, change: (size: Size) => Size): Bytes {
  const file = Buffer.from(film)
  const track = file.indexOf('tkhd') - 4
  const end = track + file.readUInt32BE(track)
  const [width, height] = [
    file.readUInt32BE(end - 8),
    file.readUInt32BE(end - 4)
  ]
  const size = change({ width: width / 65_536, height: height / 65_536 })
  file.writeUInt32BE(size.width * 65_536, end - 8)
  file.writeUInt32BE(size.height * 65_536, end - 4)
  return new Uint8Array(file)
}

/** No browser knows its codec, so nobody can measure it. */
function asUnknown(film: Bytes): Bytes {
  const at = Buffer.from(film).indexOf('tkhd')
  return film.with(at, 0x78)
}
