import { connect } from 'node:net'

const connections = 8
const batchLimit = 10
const mark = 'HTTP/1.1 200 '

/**
 * Sends GET requests over a few kept connections, several at once on each,
 * and returns the milliseconds until all are answered with 200. Counts replies
 * without reading them, to be faster than the server.
 */
export async function sendAll(
  port: number,
  nextPath: () => string,
  headers: Readonly<Record<string, string>>,
  count: number
): Promise<number> {
  const lines = Object.entries({ Host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const next = () => `GET ${nextPath()} HTTP/1.1\r\n${lines}\r\n`
  const share = Math.ceil(count / connections)
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => sendSome(port, share, next))
  )
  return performance.now() - started
}

/** Sends on one connection; each reply makes room for another request. */
function sendSome(
  port: number,
  count: number,
  next: () => string
): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let sent = Math.min(batchLimit, count)
    let answered = 0
    let rest = ''
    socket.setEncoding('latin1')
    socket.once('error', failed)
    socket.once('close', () => {
      if (answered < count) failed(new Error(`${answered} of ${count} replies`))
    })
    socket.on('data', chunk => {
      const parts = (rest + String(chunk)).split(mark)
      rest = parts.at(-1)?.slice(-mark.length + 1) ?? ''
      answered += parts.length - 1
      const room = Math.min(count - sent, parts.length - 1)
      sent += room
      if (room > 0) socket.write(Array.from({ length: room }, next).join(''))
      if (answered < count) return
      socket.destroy()
      done()
    })
    socket.write(Array.from({ length: sent }, next).join(''))
  })
}
