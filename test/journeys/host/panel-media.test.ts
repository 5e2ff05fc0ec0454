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
const tone = toWave(4000)

let server: Server
let origin = ''
let ranges: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer((request, reply) => {
    const { range } = request.headers
    ranges.push(range)
    const isSound = request.url === '/tone.wav'
    const file = isSound ? tone : film
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? []
    const end = to === '' ? file.length - 1 : Number(to)
    reply.writeHead(range === undefined ? 200 : 206, {
      'content-type': isSound ? 'audio/wav' : 'video/mp4',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      ...(range !== undefined && {
        'content-range': `bytes ${from}-${end}/${file.length}`
      })
    })
    reply.end(file.subarray(Number(from), end + 1))
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

it.each([
  { hosts: 'listed', domain: null, pressed: 'plays' },
  {
    hosts: 'other',
    domain: 'https://media.example',
    pressed: 'NotSupportedError'
  }
])('lets sound of $hosts hosts play after a press alone', async row => {
  const allowedDomains = [row.domain ?? origin]
  const networkAccess = { allowedDomains, reasoning: 'Test' }
  const html = soundPanel(`${origin}/tone.wav`)
  const opened = await host.open(
    { manifest: { networkAccess }, code, html },
    { query: 'start=no', origins: [origin] }
  )
  if (row.domain) opened.expectErrors(/Content Security Policy/)
  // a press outside the panel is none in it
  await opened.page.getByRole('button', { name: 'Run Guest' }).click()
  const panel = await opened.panel()
  const output = panel.locator('#output')
  await expect.poll(() => output.textContent()).toBe('unasked: NotAllowedError')

  await panel.locator('button').click()

  await expect.poll(() => output.textContent()).toBe(`pressed: ${row.pressed}`)
  expect(ranges.length > 0).toBe(row.domain === null)
})

/** A panel that plays at once, and again when its button is pressed. */
function soundPanel(url: string): string {
  return `<button>Play</button>
    <output id="output"></output>
    <script>
      const play = async when => {
        const sound = new Audio(${JSON.stringify(url)})
        const why = await sound.play().then(() => 'plays', ({ name }) => name)
        output.textContent = when + ': ' + why
      }
      void play('unasked')
      document.querySelector('button').onclick = () => play('pressed')
    </script>`
}

/** A tone of this many samples, as a WAV file of one channel. */
function toWave(length: number): Buffer {
  const bytes = Buffer.alloc(44 + length)
  bytes.write('RIFF')
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(8000, 24)
  bytes.writeUInt32LE(8000, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  for (let at = 0; at < length; at += 1) {
    bytes[44 + at] = 128 + Math.round(80 * Math.sin(at / 3))
  }
  return bytes
}

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
