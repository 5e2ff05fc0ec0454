import sharp from 'sharp'
import { addresses } from '../set-up/open-stack.ts'
import type { FlowStack } from '../set-up/open-stack.ts'
import type { Size } from '../../../contract/picture.ts'

const media = `GET ${addresses.service}/media/licensed/`

/** Makes the service answer 200 with a picture of this size for its files. */
export async function serveLicensed(
  { network }: FlowStack,
  { width, height }: Size
): Promise<void> {
  const image = sharp({
    create: { width, height, channels: 3, background: '#00aa66' }
  })
  const file = new Uint8Array(await image.jpeg().toBuffer())
  network.breakAll(async (line, go) => {
    const reply = await go()
    if (!line.startsWith(media) || !reply.ok) return reply
    const headers = new Headers(reply.headers)
    headers.set('Content-Length', String(file.length))
    return new Response(file, { headers })
  })
}
