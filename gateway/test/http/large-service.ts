import { createServer } from 'node:http'
import { listen } from '../../../test/listen.ts'
import { goodDetails } from '../scripted-service.ts'
import { licensePath } from '../purchase.ts'

export interface LargeService {
  url: string
  /** Resolves when a license call has arrived. */
  asked: Promise<void>
  /** Answers the license call that waits. */
  license(): void
  close(): void
}

/** Bytes of its one reply to a search. */
export const largeReply = 7 * 1024 * 1024

/** A service of large replies, whose licenses wait for the test. */
export async function openLargeService(): Promise<LargeService> {
  const large = JSON.stringify({ text: 'x'.repeat(largeReply) })
  let license = (): void => undefined
  let arrive = (): void => undefined
  const asked = new Promise<void>(resolve => (arrive = resolve))
  const server = createServer((request, response) => {
    request.resume()
    response.setHeader('Content-Type', 'application/json')
    if (request.url === licensePath) {
      const data = [{ image_id: '101', download: { url: 'http://x/1' } }]
      license = () => response.end(JSON.stringify({ data }))
      arrive()
      return
    }
    if (!request.url?.startsWith('/v2/images')) {
      response.end(JSON.stringify(goodDetails))
      return
    }
    response.setHeader('Cache-Control', 'max-age=3600')
    response.end(large)
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    license: () => license(),
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
