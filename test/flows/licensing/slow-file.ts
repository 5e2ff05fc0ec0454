import { padFilm } from '../../pad-film.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { FlowStack } from '../set-up/open-stack.ts'

export const licensedFiles = `GET ${addresses.service}/media/licensed/`

export interface SlowFile {
  /** Lets bytes arrive. */
  send: (count: number) => Promise<void>
  sendRest: () => Promise<void>
  /** Whether the panel hung up. */
  readonly hasHungUp: boolean
}

/**
 * Sends the next licensed file as slowly as the test wants; with a length, as a
 * video of that many bytes.
 */
export function slowFile({ network }: FlowStack, length?: number): SlowFile {
  let stream: ReadableStreamDefaultController<Uint8Array>
  let arrive: (whole: Uint8Array) => void = () => {}
  let sent = 0
  let hasHungUp = false
  const file = new Promise<Uint8Array>(resolve => (arrive = resolve))
  const body = new ReadableStream<Uint8Array>({
    start: controller => void (stream = controller)
  })

  network.breakNext(licensedFiles, async (go, signal) => {
    signal.addEventListener('abort', () => {
      hasHungUp = true
      stream.error(new DOMException('Aborted', 'AbortError'))
    })
    const reply = await go()
    const bytes = new Uint8Array(await reply.arrayBuffer())
    const whole = length === undefined ? bytes : padFilm(bytes, length)
    arrive(whole)
    const headers = new Headers(reply.headers)
    headers.set('Content-Length', String(whole.length))
    return new Response(body, { headers })
  })

  async function send(count: number): Promise<void> {
    const whole = await file
    stream.enqueue(whole.slice(sent, sent + count))
    sent += count
    if (sent >= whole.length) stream.close()
  }

  return {
    send,
    sendRest: () => send(Infinity),
    get hasHungUp() {
      return hasHungUp
    }
  }
}
