import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../contract/api/endpoints.ts'
import { uploadImage } from '../../../../contract/api/image-discovery-endpoints.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import type { WebFields } from '../../../../test/web-browser.ts'
import type { Browser } from '../browser.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { codesOf, registerWith } from '../use-applications.ts'

let opened: TestService
let browser: Browser

beforeAll(async () => {
  opened = await openTestService()
  browser = opened.openBrowser()
  await browser.signIn('designer')
})
afterAll(() => opened.close())

/** A token of the designer with every scope for a new application. */
async function tokenWith(fields: WebFields): Promise<string> {
  const { page } = await registerWith(browser, fields)
  const scope = endpoints.flatMap(entry => entry.scope ?? [])
  const made = await browser.submit(page, '/tokens', { scope })
  return codesOf(made)[0] ?? ''
}

function asked(entry: (typeof endpoints)[number]) {
  const sends = entry.method === 'POST' || entry.method === 'PUT'
  const path = { id: '1', contributor_id: '1' }
  return { path, ...(sends && entry.body && { json: {} }) }
}

describe.each([
  ['images', '/v2/images', 'images'],
  ['videos', '/v2/videos', 'videos'],
  ['audio', '/v2/audio', 'music']
])('an application without the product %s', (product, start, words) => {
  const others = ['images', 'videos', 'audio'].filter(one => one !== product)
  const routes = endpoints.filter(({ path }) => path.startsWith(start))
  let token: string

  beforeAll(async () => {
    token = await tokenWith({ product: others })
  })

  test('has no access to its routes', async () => {
    const replies = await Promise.all(
      routes.map(entry => opened.refusal(entry, { token, ...asked(entry) }))
    )

    expect(routes.length).toBeGreaterThan(9)
    replies.forEach(({ status, message }) => {
      expect(status).toBe(403)
      expect(message).toMatch(
        `You do not have access to this route: the application's products do not include ${words}.`
      )
    })
  })

  test('searches the others', async () => {
    const replies = await Promise.all(
      others.map(other =>
        opened.send(`/v2/${other}/search`, {
          headers: { 'User-Agent': 'test', Authorization: `Bearer ${token}` }
        })
      )
    )

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('reverse image search', () => {
  const json = { base64_image: 'AAAA' }

  test('requires its own product', async () => {
    const token = await tokenWith({ product: ['images'] })

    const reply = await opened.refusal(uploadImage, { token, json })

    expect(reply.status).toBe(403)
    expect(reply.message).toContain('do not include reverse image search')
    expect((await opened.ask(searchImages, { token })).data).not.toEqual([])
  })

  test('reads the picture with it', async () => {
    const token = await tokenWith({ product: ['images', 'reverse-search'] })

    const reply = await opened.refusal(uploadImage, { token, json })

    expect(reply.status).toBe(415)
  })
})
