import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '../../listen.ts'

/** What becomes of a file on its way. */
export type Fate =
  | 'whole'
  /** The second half does not arrive, and the connection stays open. */
  | 'half, then nothing'
  /** The connection ends in the middle, whenever it is asked for. */
  | 'cut'
  | number

export interface SoundServer {
  origin: string
  /** By path; others are whole. */
  fates: Map<string, Fate>
  /** Paths, in the order of their requests. */
  requests: string[]
  /** Bytes that were sent of a path. */
  sent: (path: string) => number
  /** Requests whose connection is open. */
  open: () => number
  /** Forgets fates and requests. */
  reset: () => void
  close: () => Promise<void>
}

export interface Sound {
  type: string
  bytes: Buffer
}

/** Serves files by ranges, as a library does, or as badly as a test says. */
export async function openSoundServer(
  files: Readonly<Record<string, Sound>>
): Promise<SoundServer> {
  const fates = new Map<string, Fate>()
  const requests: string[] = []
  const sent = new Map<string, number>()
  const running = new Set<ServerResponse>()

  function answer(request: IncomingMessage, reply: ServerResponse): void {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    const file = files[path]
    const fate = fates.get(path) ?? 'whole'
    requests.push(path)
    running.add(reply)
    reply.on('close', () => running.delete(reply))
    if (!file || typeof fate === 'number') {
      reply.writeHead(typeof fate === 'number' ? fate : 404).end()
      return
    }
    const { bytes, type } = file
    const [, from = '0', to = ''] =
      /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
    const first = Number(from)
    const last = to === '' ? bytes.length - 1 : Number(to)
    reply.writeHead(206, {
      'content-type': type,
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-length': last - first + 1,
      'content-range': `bytes ${first}-${last}/${bytes.length}`
    })
    const end =
      fate === 'whole' ? last + 1 : Math.min(last + 1, bytes.length / 2)
    const part = bytes.subarray(first, Math.max(first, end))
    sent.set(path, (sent.get(path) ?? 0) + part.length)
    reply.write(part, () => {
      if (fate === 'whole') reply.end()
      else if (fate === 'cut') reply.destroy()
    })
  }

  const server = createServer(answer)
  const port = await listen(server, { host: 'localhost' })
  return {
    origin: `http://localhost:${port}`,
    fates,
    requests,
    sent: path => sent.get(path) ?? 0,
    open: () => running.size,
    reset() {
      fates.clear()
      sent.clear()
      requests.splice(0)
      running.forEach(reply => reply.destroy())
    },
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}

const rate = 22_050

/** A quiet hum of so many seconds, 44 kB each. */
export function wavOf(seconds: number): Buffer {
  const count = seconds * rate
  const wav = Buffer.alloc(44 + count * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + count * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(count * 2, 40)
  for (let i = 0; i < count; i += 1) {
    wav.writeInt16LE(Math.round(2000 * Math.sin(i / 20)), 44 + i * 2)
  }
  return wav
}
