import sharp from 'sharp'
import { addresses } from '../set-up/open-stack.ts'
import type { FlowStack } from '../set-up/open-stack.ts'

const media = `GET ${addresses.service}/media/`
const colors = { previews: '#888888', licensed: '#00aa66' }
const widths = { previews: 900, licensed: 4500 }

type Kind = keyof typeof colors

/**
 * Makes the service answer 200 with one picture for all previews, or for all
 * licensed files.
 */
export async function serveSamePicture(
  { network }: FlowStack,
  ...kinds: Kind[]
): Promise<void> {
  const pictures = new Map<Kind, Uint8Array<ArrayBuffer>>()
  for (const kind of kinds) {
    const width = widths[kind]
    const height = (width * 2) / 3
    const background = colors[kind]
    const image = sharp({ create: { width, height, channels: 3, background } })
    pictures.set(kind, new Uint8Array(await image.jpeg().toBuffer()))
  }
  network.breakAll(async (line, go) => {
    const kind = line.includes('/media/licensed/') ? 'licensed' : 'previews'
    const picture = line.startsWith(media) && pictures.get(kind)
    const reply = await go()
    if (!picture || !reply.ok) return reply
    const headers = new Headers(reply.headers)
    headers.set('Content-Type', 'image/jpeg')
    headers.set('Content-Length', String(picture.length))
    headers.delete('ETag')
    return new Response(picture, { headers })
  })
}
