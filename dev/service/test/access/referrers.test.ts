import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestService, type TestService } from '../open-service.ts'
import { registerWith } from '../use-applications.ts'

let opened: TestService
let key: string

beforeAll(async () => {
  opened = await openTestService()
  const browser = opened.openBrowser()
  await browser.signIn('designer')
  const made = await registerWith(browser, {
    callback: 'wall.example, localhost:3000',
    referer: 'wall.example/gallery, localhost:3000'
  })
  key = made.clientId
})
afterAll(() => opened.close())

function searchFrom(Referer: string | undefined, query = `api_key=${key}`) {
  return opened.send(`/v2/images/search?${query}`, {
    headers: { 'User-Agent': 'test', ...(Referer !== undefined && { Referer }) }
  })
}

describe('a page at a registered referrer', () => {
  test.each([
    'https://wall.example/gallery',
    'http://wall.example/gallery/',
    'https://wall.example/gallery/spring?page=2#top',
    'https://WALL.example:8443/gallery/spring',
    'http://localhost:3000/anything'
  ])('searches with the key alone: %s', async referer => {
    const reply = await searchFrom(referer)

    expect(reply.status).toBe(200)
  })

  test('cannot call operations that require a person', async () => {
    const reply = await opened.send(`/v2/user?api_key=${key}`, {
      headers: { 'User-Agent': 'test', Referer: 'http://localhost:3000/' }
    })

    expect(reply.status).toBe(401)
    expect(await reply.json()).toEqual({
      message: 'This operation needs an access token'
    })
  })

  test('is authenticated by its header if it sends one', async () => {
    const reply = await opened.send(`/v2/images/search?api_key=${key}`, {
      headers: {
        'User-Agent': 'test',
        Referer: 'http://localhost:3000/',
        Authorization: 'Bearer v2/wrong'
      }
    })

    expect(reply.status).toBe(401)
  })
})

describe('a page on another host', () => {
  test.each([
    undefined,
    '',
    'nonsense',
    'https://wall.example/',
    'https://wall.example/galleryx',
    'https://wall.example/shop/gallery',
    'https://wall.example/gallery/../shop',
    'https://wall.example.evil.example/gallery',
    'https://evil.example/wall.example/gallery',
    'https://wall.example@evil.example/gallery',
    'ftp://wall.example/gallery',
    'http://localhost:3001/',
    'http://localhost/'
  ])('is refused: %s', async referer => {
    const reply = await searchFrom(referer)

    expect(reply.status).toBe(401)
    expect(await reply.json()).toEqual({ message: 'Invalid key or referrer' })
  })

  test.each(['api_key=wrong', 'api_key=', 'api_key=%00'])(
    'is refused with %s',
    async query => {
      const reply = await searchFrom('http://localhost:3000/', query)

      expect(reply.status).toBe(401)
    }
  )
})
