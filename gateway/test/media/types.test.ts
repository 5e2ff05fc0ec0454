import { expect, test } from 'vitest'
import { failureOf } from '../open-gateway.ts'
import { useMediaRelay } from '../use-media-relay.ts'

const page = '<!doctype html><script>1</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const scripted = '<svg onload="alert(1)"><script>alert(1)</script></svg>'

const relay = useMediaRelay()

/** As a preview and as a licensed file. */
function ask(): Promise<Response>[] {
  const url = `${relay.host.origin}/a`
  return [relay.preview(url), relay.gateway.post('/media', { url })]
}

test.each([
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\0'],
  ['image/gif', 'GIF89a\0\0\0\0'],
  ['image/webp', 'RIFF\n\n\n\nWEBPVP8 '],
  ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
  ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
  ['video/mp4', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2'],
  ['video/quicktime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['video/quicktime', '\0\0\0\x08wide\0\0\0\x01mdat'],
  ['video/webm', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x84webm'],
  ['audio/mpeg', 'ID3\x04\0\0\0\0\x0f\x76TSSE\0\0\0\x0f'],
  ['audio/mpeg', '\xff\xfb\x90\x64\0\0\0\0\0\0\0\0\0\0\0\0'],
  ['audio/mpeg', '\xff\xf3\x44\xc4\0\0\0\0\0\0\0\0\0\0\0\0'],
  ['audio/ogg', 'OggS\0\x02\0\0\0\0\0\0\0\0vorbis'],
  ['audio/wav', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'],
  ['audio/flac', 'fLaC\0\0\0\x22\x10\0\x10\0\0\0\0\0']
])(
  "the media relay detects %s by the bytes, not by the host's header",
  async (type, file) => {
    relay.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end(Buffer.from(file, 'latin1'))
    })

    for (const response of await Promise.all(ask())) {
      const { headers } = response
      expect(headers.get('Content-Type')).toBe(type)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
      await response.arrayBuffer()
    }
  }
)

test.each([
  ['a page', Buffer.from(page), 'download-replaced'],
  ['a message', Buffer.from('{"error":"busy"}'), 'download-replaced'],
  ['an SVG', Buffer.from(svg), 'image-unreadable'],
  ['an SVG with scripts', Buffer.from(scripted), 'image-unreadable'],
  [
    'an SVG after a head',
    Buffer.from(`\ufeff<?xml version="1.0"?>\n${scripted}`),
    'image-unreadable'
  ],
  [
    'text in UTF-16',
    Buffer.from('\ufeff<svg onload>', 'utf16le'),
    'image-unreadable'
  ],
  [
    'an AIFF',
    Buffer.from('FORM\0\0\0\x2eAIFFCOMM\0\0\0\x12'),
    'image-unreadable'
  ],
  [
    'a MIDI file',
    Buffer.from('MThd\0\0\0\x06\0\x01\0\x02\0\x60MTrk'),
    'image-unreadable'
  ],
  ['a TIFF', Buffer.from('II*\0'.padEnd(40, '\0')), 'image-unreadable'],
  [
    'a HEIC',
    Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(30)}`),
    'image-unreadable'
  ],
  ['nothing', Buffer.alloc(0), 'download-incomplete'],
  ['the first bytes', Buffer.from([0xff, 0xd8]), 'download-incomplete']
])('the media relay refuses %s', async (_, body, code) => {
  relay.answerWith((_request, response) => response.end(body))

  for (const response of await Promise.all(ask())) {
    expect((await failureOf(response)).code).toBe(code)
  }
})
