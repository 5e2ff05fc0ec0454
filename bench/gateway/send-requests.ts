import { Agent, get } from 'node:http'

export interface Sender {
  /** Sends GETs, each answered with 200, and returns their milliseconds. */
  send(next: () => string, count: number): Promise<number[]>
  close(): void
}

/** Requests over kept connections, one at a time on each, as panels send. */
export function createSender(
  connections: number,
  headers: Record<string, string> = { 'Accept-Encoding': 'gzip' }
): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function sendOne(url: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const request = get(url, { agent, headers }, reply => {
        if (reply.statusCode !== 200) {
          reject(new Error(`${url} was answered ${reply.statusCode}`))
        }
        reply.resume()
        reply.on('end', () => resolve(performance.now() - startedAt))
        reply.on('error', reject)
      })
      request.on('error', reject)
    })
  }

  return {
    async send(next, count) {
      const times: number[] = []
      let sent = 0
      const work = async () => {
        while (sent < count) {
          sent += 1
          times.push(await sendOne(next()))
        }
      }
      await Promise.all(Array.from({ length: connections }, work))
      return times
    },
    close: () => agent.destroy()
  }
}
