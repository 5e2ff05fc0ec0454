import { beforeEach, describe, expect, it } from 'vitest'
import { fetchLicensedFile, fetchPreview } from '../../../ui/api/media.ts'
import { isMediaAddress } from '../../../ui/api/media-address.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { responseFrom } from '../../response-from.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const url = 'http://media.test/a.jpg'
const bytes = new Uint8Array([1, 2, 3])

const web = useScriptedWeb()
let redirects: (RequestRedirect | undefined)[]

beforeEach(() => {
  redirects = []
  const known = platform()
  usePlatform({
    ...known,
    fetch: (address, init) => {
      redirects.push(init?.redirect)
      return known.fetch(address, init)
    }
  })
})

/** The browser followed redirects to this address. */
function endAt(address: string): void {
  web.on(`GET ${url}`, () => responseFrom(address, new Response(bytes)))
}

const fetches: [string, typeof fetchPreview][] = [
  ['a preview', fetchPreview],
  ['a licensed file', fetchLicensedFile]
]

describe.each(fetches)('%s', (_, fetchMedia) => {
  it('is taken from where a listed host redirects to', async () => {
    endAt('http://media.test/elsewhere/b.jpg')

    expect(await fetchMedia(url)).toEqual(bytes)
    expect(redirects).toEqual(['follow'])
  })

  it.each([
    'http://evil.test/a.jpg',
    'https://media.test/a.jpg',
    'http://media.test:8080/a.jpg',
    'http://media.test.evil.test/a.jpg',
    'blob:http://media.test/a.jpg',
    'data:image/png;base64,iVBORw0KGgo='
  ])('is not taken from %s', async address => {
    endAt(address)

    await expect(fetchMedia(url)).rejects.toMatchObject({
      code: 'address-refused'
    })
    expect(web.calls()).toHaveLength(1)
  })

  it('uses the relay where the browser may not follow a redirect', async () => {
    const relay = `${platform().addresses.gateway}/media`
    const isPosted = fetchMedia === fetchLicensedFile
    web.on(`GET ${url}`, () => Promise.reject(new TypeError('Failed to fetch')))
    web.on(`${isPosted ? 'POST' : 'GET'} ${relay}`, () => new Response(bytes))

    expect(await fetchMedia(url)).toEqual(bytes)
    expect(redirects).toEqual(['follow', 'error'])
  })
})

it.each([
  'blob:http://media.test/a.jpg',
  'filesystem:http://media.test/a.jpg',
  'javascript:http://media.test/a.jpg',
  'data:http://media.test/a.jpg',
  'https://media.test/a.jpg',
  'http://media.test',
  'http://media.test:80@evil.test/a.jpg',
  'http://user@media.test/a.jpg',
  'http://media.test.evil.test/a.jpg',
  'http://media.test./a.jpg',
  'http://media.test\\@evil.test/a.jpg',
  'http:\\\\media.test\\a.jpg',
  '//media.test/a.jpg',
  ' http://media.test/a.jpg',
  'ht\ntp://media.test/a.jpg'
])('refuses the address %j', address => {
  expect(isMediaAddress(address)).toBe(false)
})
