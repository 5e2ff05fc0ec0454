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

const fetches: [string, (url: string) => Promise<Uint8Array>][] = [
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

  it.each([
    [400, 'address-expired'],
    [401, 'address-expired'],
    [403, 'address-expired'],
    [404, 'not-found'],
    [500, 'service-failed']
  ])('that the host refuses with %i fails as %s', async (status, code) => {
    web.on(`GET ${url}`, () =>
      responseFrom(url, new Response('<Error/>', { status }))
    )

    await expect(fetchMedia(url)).rejects.toMatchObject({ code })
  })

  it.each([
    '<!doctype html><title>Sign in to this Wi-Fi</title>',
    '\uFEFF\n<html lang="de">',
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
    '{"error": "quota exceeded"}',
    'Blocked by your network'
  ])('is not the page %j with status 200', async page => {
    web.on(`GET ${url}`, () => responseFrom(url, new Response(page)))

    await expect(fetchMedia(url)).rejects.toMatchObject({
      code: 'download-replaced'
    })
  })

  it.each([
    '%PDF-1.7',
    '%!PS-Adobe-3.1 EPSF-3.0',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">'
  ])('may be of a type that Figma cannot show: %s', async text => {
    web.on(`GET ${url}`, () => responseFrom(url, new Response(text)))

    expect(new TextDecoder().decode(await fetchMedia(url))).toBe(text)
  })

  it('has expired when an older gateway says that it is not allowed', async () => {
    const relay = `${platform().addresses.gateway}/media`
    const isPosted = fetchMedia === fetchLicensedFile
    const error = { code: 'not-allowed', message: 'The media host refuses it.' }
    web.on(`GET ${url}`, () => Promise.reject(new TypeError('Failed to fetch')))
    web.on(`${isPosted ? 'POST' : 'GET'} ${relay}`, () =>
      Response.json({ error }, { status: 403 })
    )

    await expect(fetchMedia(url)).rejects.toMatchObject({
      code: 'address-expired'
    })
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
