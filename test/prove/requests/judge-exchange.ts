import { connect } from 'node:net'
import type { RawRequest } from './raw-requests.ts'
import { faultOf, timeout, type Judgement, type Target } from './target.ts'

/**
 * Sends bytes over a connection and judges the outcome; closing it without a
 * reply is allowed.
 */
export async function judgeExchange(
  target: Target,
  raw: RawRequest
): Promise<Judgement> {
  const started = performance.now()
  const reply = await exchange(Number(new URL(target.url).port), raw)
  const milliseconds = performance.now() - started
  if (reply === undefined) {
    return { status: 0, milliseconds, bytes: 0, problem: 'hangs' }
  }
  // Later effects must not be blamed on the next request.
  await target.idle()
  // The reply itself follows "100 Continue".
  const statuses = [...reply.matchAll(/^HTTP\/1\.1 (\d{3})/gm)]
  const status = Number(
    statuses.map(([, code]) => code).find(code => code !== '100') ?? 0
  )
  const seen = { status, milliseconds, bytes: reply.length }
  const isHungUp = status === 0 && raw.isWhole
  return { ...seen, problem: faultOf(target, seen, isHungUp) }
}

/** Everything received until the server closed; undefined if it did not. */
function exchange(
  port: number,
  { bytes, endsEarly }: RawRequest
): Promise<string | undefined> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    let reply = ''
    const timer = setTimeout(() => {
      socket.destroy()
      resolve(undefined)
    }, timeout)
    socket.setEncoding('latin1')
    socket.on('data', text => (reply += String(text)))
    // A server may reset the connection while bytes are still being sent.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(reply)
    })
    if (endsEarly) socket.end(bytes)
    else socket.write(bytes)
  })
}
