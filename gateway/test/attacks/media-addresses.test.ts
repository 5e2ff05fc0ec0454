import { describe, expect, test } from 'vitest'
import { useMediaRelay } from '../use-media-relay.ts'

const relay = useMediaRelay()
const { open, preview, codeOf } = relay

describe('an attacker who asks the media relay gets nothing from', () => {
  test.each([
    'https://evil.example/a.jpg',
    'http://localhost:1/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'not an address',
    ''
  ])('the address %s', async address => {
    expect(await codeOf(address)).toBe('address-refused')
    expect(relay.host.arrived).toEqual([])
  })

  test('an address that only looks like a listed one', async () => {
    const { origin } = relay.host
    const { port } = new URL(origin)
    const tricks = [
      `blob:${origin}/a.jpg`,
      `BLOB:${origin}/a.jpg`,
      `blob:blob:${origin}/a.jpg`,
      `filesystem:${origin}/temporary/a.jpg`,
      `view-source:${origin}/a.jpg`,
      `javascript:${origin}/a.jpg`,
      `ws://localhost:${port}/a.jpg`,
      `//localhost:${port}/a.jpg`,
      `http:/localhost:${port}/a.jpg`,
      `http:\\\\localhost:${port}\\a.jpg`,
      `${origin}\\@evil.example/a.jpg`,
      `${origin}@evil.example/a.jpg`,
      `${origin}.evil.example/a.jpg`,
      `${origin}1/a.jpg`,
      ` ${origin}/a.jpg`,
      `\u0000${origin}/a.jpg`,
      `ht\ntp://localhost:${port}/a.jpg`,
      `http://localhost.:${port}/a.jpg`,
      `http://ⓛocalhost:${port}/a.jpg`,
      `http://127.1:${port}/a.jpg`,
      `http://localhost:${port}@evil.example/`,
      `http://user:word@localhost:${port}/`,
      `http://localhost.evil.example:${port}/`,
      `https://localhost:${port}/`
    ]

    for (const trick of tricks) {
      expect(await codeOf(trick)).toBe('address-refused')
    }
    expect(relay.host.arrived).toEqual([])
  })

  test.each([
    ['a private network', ['10.0.0.5']],
    ['this machine', ['127.0.0.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['an IPv6 network', ['fd00::1']],
    ['a wrapped address', ['::ffff:10.0.0.1']],
    ['one private address of several', ['93.184.216.34', '192.168.1.1']]
  ])('a listed host that resolves to %s', async (_, addresses) => {
    const media = ['https://images.example.com']
    const at = open({
      config: { media },
      lookup: async () =>
        addresses.map(address => ({
          address,
          family: address.includes(':') ? 6 : 4
        }))
    })

    expect(await codeOf('https://images.example.com/a.jpg', at)).toBe(
      'address-refused'
    )
  })

  test('a second look-up of a host', async () => {
    let times = 0
    const at = open({
      lookup: async () => {
        times += 1
        const address = times === 1 ? '127.0.0.1' : '10.0.0.5'
        return [{ address, family: 4 }]
      }
    })

    const response = await preview(undefined, at)

    expect(response.status).toBe(200)
    await response.arrayBuffer()
    expect(times).toBe(1)
  })
})

describe('an attacker who sends headers through the media relay', () => {
  const own = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']

  function fetchWith(headers: [string, string][]): Promise<Response> {
    const path = `/media?url=${encodeURIComponent(`${relay.host.origin}/a`)}`
    return relay.gateway.send(path, { headers })
  }

  test('passes on none but one range', async () => {
    await fetchWith([
      ['Range', 'bytes=2-5'],
      ['If-Range', '"tag"'],
      ['If-None-Match', '"tag"'],
      ['Authorization', 'Bearer 1/x'],
      ['Cookie', 'a=b'],
      ['Host', 'evil.example'],
      ['Connection', 'close, X-Evil'],
      ['Forwarded', 'for=127.0.0.1'],
      ['X-Forwarded-For', '127.0.0.1'],
      ['X-Evil', 'a'],
      ['Transfer-Encoding', 'chunked'],
      ['Accept', 'text/html'],
      ['User-Agent', 'evil']
    ])

    const [sent = {}] = relay.host.headers
    expect(Object.keys(sent).toSorted()).toEqual([...own, 'range'].toSorted())
    expect(sent).toMatchObject({
      range: 'bytes=2-5',
      host: new URL(relay.host.origin).host
    })
    expect(JSON.stringify(sent)).not.toMatch(/evil|text\/html/)
  })

  test.each<[string, [string, string][]]>([
    ['several in one', [['Range', 'bytes=0-1,5-9']]],
    [
      'two headers',
      [
        ['Range', 'bytes=0-1'],
        ['Range', 'bytes=5-9']
      ]
    ],
    ['a suffix', [['Range', 'bytes=-500']]],
    ['another unit', [['Range', 'items=0-1']]],
    ['huge numbers', [['Range', `bytes=${'9'.repeat(16)}-`]]],
    ['something behind it', [['Range', 'bytes=0-1; evil']]]
  ])('passes on no range in the form of %s', async (_, headers) => {
    await fetchWith(headers)

    const [sent = {}] = relay.host.headers
    expect(Object.keys(sent).toSorted()).toEqual(own)
  })

  test.each([
    '/a\r\nX-Evil: b',
    '/a HTTP/1.1\r\nHost: evil.example\r\n\r\nGET /b',
    '/a\tb\nX-Evil: c',
    '/a%0d%0aX-Evil:%20b',
    '/\u010d\u010aX-Evil: b'
  ])('smuggles none in the address %j', async path => {
    const { origin, headers } = relay.host

    await relay.gateway.post('/media', { url: origin + path })

    const [sent = {}, ...more] = headers
    expect(more).toEqual([])
    expect(Object.keys(sent).toSorted()).toEqual(own)
    expect(sent.host).toBe(new URL(origin).host)
  })
})
