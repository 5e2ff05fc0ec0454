import sharp from 'sharp'
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
  change: (file: Bytes) => Promise<Served> | Served,
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
        const served = await change(new Uint8Array(await reply.arrayBuffer()))
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
  serving('file-tiny', async () => {
    const size = { width: 1, height: 1 }
    const create = { ...size, channels: 3, background: '#fff' } as const
    return encoded(sharp({ create }).jpeg())
  }),
  serving('file-turned', file => encoded(sharp(file).rotate(90).jpeg()), other),
  serving('file-cut', file => ({ bytes: half(file), length: file.length })),
  serving('file-cut-unnoticed', file => ({ bytes: half(file), length: null })),
  serving('file-half', file => ({ bytes: half(file) })),
  serving('file-lossless', file => ({ bytes: asLossless(file) })),
  serving(
    'file-gif',
    async file => {
      const { bytes } = await encoded(sharp(file).gif())
      return { bytes: new Uint8Array([...bytes, 1, 2, 3]) }
    },
    other
  ),
  serving('file-webp', file => encoded(sharp(file).webp()), other),
  serving('file-avif', file => encoded(sharp(file).avif({ effort: 0 })), other),
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
