import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Fault } from '../../../dev/figma/network/faults.ts'
import { listen } from '../../listen.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'
import { openWithFaults, setFaults } from './use-fetching-plugin.ts'

const host = useHost()
const films = new URL('../../../dev/catalog/film-files/', import.meta.url)
const film = await readFile(new URL('5100541-hd.mp4', films))
const code = 'figma.showUI(__html__)'

let server: Server
let origin = ''
let ranges: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer((request, reply) => {
    const { range } = request.headers
    ranges.push(range)
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? []
    const end = to === '' ? film.length - 1 : Number(to)
    reply.writeHead(range === undefined ? 200 : 206, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      ...(range !== undefined && {
        'content-range': `bytes ${from}-${end}/${film.length}`
      })
    })
    reply.end(film.subarray(Number(from), end + 1))
  })
  origin = `http://localhost:${await listen(server, { host: 'localhost' })}`
})

beforeEach(() => {
  ranges = []
})

afterAll(() => server.close())

function open(domain: string): Promise<HostPage> {
  const networkAccess = { allowedDomains: [domain], reasoning: 'Test' }
  return host.open({ manifest: { networkAccess }, code }, { origins: [origin] })
}

it('plays media of listed hosts, by ranges', async () => {
  const opened = await open(origin)

  expect(await load(opened)).toBe('plays')

  expect(ranges[0]).toMatch(/^bytes=0-/)
  await expect.poll(() => logged(opened)).toContain('answered')
})

it('refuses media of other hosts, and says so in the log', async () => {
  const opened = await open('https://media.example')
  opened.expectErrors(/Content Security Policy/)

  expect(await load(opened)).toBe('fails')

  expect(ranges).toEqual([])
  await expect
    .poll(() => logged(opened))
    .toContain('refused: Not in networkAccess (media-src)')
})

it.each<[string, Fault[], string]>([
  ['cors', [{ kind: 'cors', address: '*' }], 'plays'],
  ['refused', [{ kind: 'refused', address: '*' }], 'fails'],
  ['status', [{ kind: 'status', address: '*', status: 503 }], 'fails'],
  ['slow', [{ kind: 'slow', address: '*', milliseconds: 20 }], 'plays'],
  ['cut', [{ kind: 'cut', address: '*' }], 'ends early'],
  ['offline', [{ kind: 'offline' }], 'fails']
])('applies the fault %s to media', async (_name, faults, outcome) => {
  const opened = await open(origin)
  await openWithFaults(opened, faults)

  expect(await load(opened)).toBe(outcome)

  await setFaults(opened, [])
  expect(await load(opened)).toBe('plays')
})

it('forgets an address that is taken back before the host has answered', async () => {
  const opened = await open(origin)
  const panel = await openWithFaults(opened, [
    { kind: 'slow', address: '*', milliseconds: 1e6 }
  ])

  const outcome = await panel.evaluate(async url => {
    const video = document.createElement('video')
    video.muted = true
    video.setAttribute('src', url)
    const playing = video.play().catch((error: Error) => error.name)
    const { src } = video
    video.removeAttribute('src')
    return [src === url, await playing, video.src]
  }, `${origin}/film.mp4`)

  expect(outcome).toEqual([true, 'AbortError', ''])
})

/** What becomes of a film in the panel. */
async function load(opened: HostPage): Promise<string> {
  const panel = await opened.panel()
  return panel.evaluate(async url => {
    const video = document.createElement('video')
    video.muted = true
    video.preload = 'auto'
    const failed = new Promise<string>(resolve => {
      video.addEventListener('error', () => resolve('fails'))
    })
    video.src = url
    video.playbackRate = 16
    const ended = new Promise<string>(resolve => {
      video.addEventListener('ended', () => resolve('plays'))
    })
    void video.play().catch(() => undefined)
    const outcome = await Promise.race([failed, ended])
    const isEarly = outcome === 'fails' && video.readyState > 0
    return isEarly ? 'ends early' : outcome
  }, `${origin}/film.mp4`)
}

/** Outcomes and reasons in the network log. */
function logged({ page }: HostPage): Promise<string[]> {
  return page.evaluate(() =>
    (window.figmaHost?.requests() ?? []).map(({ outcome, detail }) =>
      detail === '' ? outcome : `${outcome}: ${detail}`
    )
  )
}
