import { expect, it } from 'vitest'
import type { ClearedError } from '../../../contract/errors.ts'
import type { FileSink } from '../../../ui/api/download.ts'
import { fetchLicensedFile, streamLicensedFile } from '../../../ui/api/media.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import { responseFrom } from '../../response-from.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const url = 'http://media.test/film.mov'
const film = Uint8Array.from({ length: 100 }, (_, index) => index)

const web = useScriptedWeb()

interface Reply {
  /** Byte at which the connection breaks. */
  until?: number
  headers?: Record<string, string>
  /** Answers a range with the whole file. */
  isWhole?: boolean
}

/** One reply after another, of a host that answers ranges. */
function answer(...replies: Reply[]): (string | null)[] {
  const ranges: (string | null)[] = []
  web.on(`GET ${url}`, ({ headers }) => {
    const range = headers.get('Range')
    const { until = 100, headers: more, isWhole } = replies.shift() ?? {}
    ranges.push(range)
    const from = isWhole ? 0 : Number(/\d+/.exec(range ?? '0')?.[0])
    const parts = [film.slice(from, until)]
    const body = new ReadableStream({
      pull(stream) {
        const part = parts.shift()
        if (part?.length) stream.enqueue(part)
        else if (until < 100) stream.error(new TypeError('network error'))
        else stream.close()
      }
    })
    const length = String(100 - from)
    const status = from > 0 ? 206 : 200
    const sent = { 'Content-Length': length, ...more }
    return responseFrom(url, new Response(body, { status, headers: sent }))
  })
  return ranges
}

/** Takes from `chunks` what is read. */
function answerInChunks(chunks: Uint8Array[]): void {
  web.on(`GET ${url}`, () => {
    const body = new ReadableStream({
      pull(stream) {
        const chunk = chunks.shift()
        if (chunk) stream.enqueue(chunk)
        else stream.close()
      }
    })
    return responseFrom(url, new Response(body))
  })
}

it('resumes a file where its connection breaks, again and again', async () => {
  const ranges = answer({ until: 90 }, { until: 95 })

  expect(await fetchLicensedFile(url)).toEqual(film)
  expect(ranges).toEqual([null, 'bytes=90-', 'bytes=95-'])
})

it('waits for a slow file as long as bytes arrive', async () => {
  const clock = createVirtualClock()
  usePlatform({
    ...platform(),
    wait: (milliseconds, signal) => clock.wait(milliseconds, signal)
  })
  const parts = [film.slice(0, 50), film.slice(50)]
  web.on(`GET ${url}`, () => {
    const body = new ReadableStream({
      start(stream) {
        const signal = web.calls()[0]?.signal
        signal?.addEventListener('abort', () => stream.error(new Error('cut')))
      },
      async pull(stream) {
        await clock.wait(100_000)
        const part = parts.shift()
        if (part) stream.enqueue(part)
        else stream.close()
      }
    })
    return responseFrom(url, new Response(body))
  })

  const file = fetchLicensedFile(url)
  for (let part = 0; part < 3; part++) await clock.advance(100_000)

  expect(await file).toEqual(film)
})

it('reports the bytes that have arrived, and those of the whole file', async () => {
  answer({ until: 90 })
  const reported: number[][] = []

  await fetchLicensedFile(url, {
    onProgress: (...both) => reported.push(both)
  })

  expect(reported).toEqual([
    [90, 100],
    [100, 100]
  ])
})

it('starts again where a host sends no ranges', async () => {
  answer({ until: 40 }, { isWhole: true })

  expect(await fetchLicensedFile(url)).toEqual(film)
})

it('does not join parts of two files', async () => {
  const older = { 'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }
  const newer = { 'Last-Modified': 'Fri, 02 Jan 2026 00:00:00 GMT' }
  answer({ until: 40, headers: older }, { headers: newer })

  await expect(fetchLicensedFile(url)).rejects.toMatchObject({
    code: 'download-incomplete'
  })
})

it('fails when a further reply brings nothing', async () => {
  const ranges = answer({ until: 90 }, { until: 90 })

  await expect(fetchLicensedFile(url)).rejects.toMatchObject({
    code: 'download-incomplete'
  })
  expect(ranges).toHaveLength(2)
})

it('resumes no file without a length', async () => {
  const ranges = answer({ until: 90, headers: { 'Content-Encoding': 'br' } })

  await expect(fetchLicensedFile(url)).rejects.toMatchObject({
    code: 'download-incomplete'
  })
  expect(ranges).toEqual([null])
})

it('refuses a file that is longer than its length', async () => {
  const ranges = answer({ headers: { 'Content-Length': '60' } })

  await expect(fetchLicensedFile(url)).rejects.toMatchObject({
    code: 'download-incomplete'
  })
  expect(ranges).toEqual([null])
})

it('stops when it is cancelled between two replies', async () => {
  const stop = new AbortController()
  const ranges = answer({ until: 90 })

  const fetching = fetchLicensedFile(url, {
    signal: stop.signal,
    onProgress: () => stop.abort()
  })

  await expect(fetching).rejects.toMatchObject({ code: 'cancelled' })
  expect(ranges).toEqual([null])
})

it('hands on a file of unknown length as it arrives, within a limit', async () => {
  const chunks = Array.from({ length: 10 }, () => film)
  answerInChunks(chunks)
  const starts: unknown[] = []
  const written: unknown[] = []
  const sink: FileSink = {
    start: length => starts.push(length),
    write: chunk => written.push(chunk)
  }
  const limit = { bytes: 399, code: 'video-too-large' } as const

  const streaming = streamLicensedFile(url, sink, { limit })

  await expect(streaming).rejects.toMatchObject({ code: 'video-too-large' })
  expect(starts).toEqual([null])
  expect(written).toEqual([film, film, film])
  expect(chunks.length).toBeGreaterThan(0)
})

it.each([
  ['RIFF (c)WEBPVP8X', null],
  ['<!doctype html>', 'download-replaced']
])('looks at the whole beginning of %j', async (text, code) => {
  const bytes = new TextEncoder().encode(text)
  answerInChunks(Array.from(bytes, byte => Uint8Array.of(byte)))

  const failure = await fetchLicensedFile(url).then(
    () => null,
    (error: ClearedError) => error.code
  )

  expect(failure).toBe(code)
})
