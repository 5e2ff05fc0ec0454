import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toProofPack } from '../../../../ui/file/proof/proof-pack.ts'
import { toProofRows } from '../../../../ui/file/proof/proof-row.ts'
import { $proof, saveProofFiles } from '../../../../ui/file/proof/proof.ts'
import { $works } from '../../../../ui/shell/progress.ts'
import { responseFrom } from '../../../response-from.ts'
import { ledgerEntry } from '../../ledger-entry.ts'
import { signInWith } from '../../sign-in-with.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'
import { historyOf } from './proof-row.ts'
import { readZip } from './read-zip.ts'
import { watchArrays } from '../../watch-arrays.ts'

const url = 'http://media.test/film.mov'
const chunk = 1000
const film = Uint8Array.from({ length: 20 * chunk }, (_, i) => i % 251)
const page = new TextEncoder().encode('<p>Sign in</p>'.repeat(1000))
const unsized = { 'Content-Length': '' }

const web = useScriptedWeb()
let saved: Blob[]

beforeEach(() => {
  saved = []
  signInWith([])
  const film = { mediaType: 'video', licenseId: 'v1', format: 'mov' } as const
  const rows = toProofRows({
    ledger: [ledgerEntry({ ...film, size: '4k' })],
    shown: [],
    history: [historyOf('v1', '1', { ...film, size: '4k' })]
  })
  const pack = toProofPack({
    fileName: 'Spring',
    fileId: 'f1',
    isSelection: false,
    rows,
    downloadable: new Set(['video v1']),
    unclear: 0,
    unread: 0,
    beyond: 0,
    unreadPages: [],
    thumbnails: new Map()
  })
  $proof.set({ state: 'ready', pack, files: { state: 'idle' } })
  web.on('POST https://service.test/v2/videos/licenses/v1/downloads', () =>
    Response.json({ url })
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  signInWith(null)
  $proof.set({ state: 'idle' })
})

interface Reply {
  body?: Uint8Array
  /** Byte at which the connection breaks. */
  until?: number
  headers?: Record<string, string>
  /** Answers a range with the whole file. */
  isWhole?: boolean
  /** Called before each chunk with its first byte. */
  onChunk?: (start: number) => void
}

/** One reply after another, chunk by chunk; the last one is whole. */
function answer(...replies: Reply[]): string[] {
  const ranges: string[] = []
  web.on(`GET ${url}`, call => {
    const range = call.headers.get('Range') ?? ''
    ranges.push(range)
    const {
      body = film,
      until,
      headers,
      isWhole,
      onChunk
    } = replies.shift() ?? {}
    const from = isWhole ? 0 : Number(/\d+/.exec(range)?.[0] ?? 0)
    let start = from
    const stream = new ReadableStream({
      pull(stream) {
        onChunk?.(start)
        const end = Math.min(start + chunk, until ?? body.length)
        if (call.signal?.aborted) stream.error(new TypeError('aborted'))
        else if (start < end) stream.enqueue(body.slice(start, end))
        else if (until === undefined) stream.close()
        else stream.error(new TypeError('network error'))
        start = end
      }
    })
    const sent = { ...lengthOf(film.length - from), ...headers }
    const status = from > 0 ? 206 : 200
    return responseFrom(url, new Response(stream, { status, headers: sent }))
  })
  return ranges
}

function lengthOf(bytes: number) {
  return { 'Content-Length': `${bytes}` }
}

function save(_: string, content: Blob): void {
  saved.push(content)
}

function filesShown() {
  const proof = $proof.get()
  return proof.state === 'ready' ? proof.files : proof
}

async function contents() {
  const files = await Promise.all(saved.map(readZip))
  return files.map(part => part.map(({ content }) => Uint8Array.from(content)))
}

it('zips a film whose connection breaks, and resumes it', async () => {
  const ranges = answer({ until: 7500 }, { until: 12_345 })

  await saveProofFiles(save)

  expect(ranges).toEqual(['', 'bytes=7500-', 'bytes=12345-'])
  expect(await contents()).toEqual([[film]])
})

it('reports its progress in tenths of a file', async () => {
  const shown: unknown[] = []
  answer({ until: 7500 })
  const stop = $proof.listen(() => shown.push(filesShown()))

  await saveProofFiles(save)

  stop()
  const done = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  expect(shown.slice(0, -1)).toEqual(
    done.map(one => ({ state: 'fetching', done: one, total: 1 }))
  )
})

it('begins a film again where its host sends no ranges', async () => {
  answer({ until: 7500 }, { isWhole: true })

  await saveProofFiles(save)

  expect(await contents()).toEqual([[film]])
})

it.each<[string, Reply[]]>([
  ['in one reply', []],
  ['in several replies', [{ until: 7500 }, { until: 12_345 }]],
  ['without a length', [{ headers: unsized }]]
])('holds one chunk of a film that arrives %s', async (_, replies) => {
  answer(...replies)
  const arrays = watchArrays()

  await saveProofFiles(save)

  expect(filesShown()).toMatchObject({ state: 'done', zipped: 1, left: [] })
  expect(saved[0]?.size).toBeGreaterThan(film.length)
  expect(Math.max(...arrays.sizes())).toBe(chunk)
  expect(arrays.wholes()).toBe(0)
})

const incomplete = 'The download was incomplete.'
const badFilms: Record<string, [reason: string, ...Reply[]]> = {
  'ends early': [incomplete, { body: film.slice(0, 9000) }, { until: 9000 }],
  'is longer than its length': [
    incomplete,
    { headers: lengthOf(5000) },
    { body: film.slice(0, 5000), headers: lengthOf(0) }
  ],
  'breaks, without a length': [incomplete, { until: 9000, headers: unsized }],
  'is empty': [incomplete, { body: new Uint8Array(0), headers: unsized }],
  'changes between two replies': [
    incomplete,
    { until: 9000, headers: { 'Last-Modified': 'Thursday' } },
    { headers: { 'Last-Modified': 'Friday' } }
  ],
  'is a page': [
    'Something other than the file arrived.',
    { body: page, headers: unsized }
  ],
  'is too large for a ZIP': [
    'The file is larger than 4 GB',
    { headers: lengthOf(4_000_000_001) }
  ]
}

it.each(Object.keys(badFilms))('leaves out a film that %s', async name => {
  const [reason, ...replies] = badFilms[name] ?? ['']
  answer(...replies)

  await saveProofFiles(save)

  expect(saved).toEqual([])
  expect(filesShown()).toMatchObject({
    zipped: 0,
    left: [expect.stringContaining(reason)]
  })
})

it('stops within a film when it is cancelled', async () => {
  const starts: number[] = []
  answer({
    onChunk(start) {
      starts.push(start)
      if (start === 5 * chunk) [...$works.get().values()][0]?.cancel?.()
    }
  })

  await saveProofFiles(save)

  expect(filesShown()).toEqual({ state: 'idle' })
  expect(saved).toEqual([])
  expect(Math.max(...starts)).toBe(5 * chunk)
})
