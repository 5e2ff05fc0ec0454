import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  authorize,
  createAccessToken,
  getAccessToken,
  getUser
} from '../../../contract/api/account-endpoints.ts'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { unescapeText } from '../../read-forms.ts'
import type { Browser } from './browser.ts'
import { openTestService, type TestService } from './open-service.ts'
import { codesOf, filledIn, registerWith } from './use-applications.ts'

const list = '/account/applications'
const lines: string[] = []

let opened: TestService
let browser: Browser

beforeAll(async () => {
  opened = await openTestService({ log: line => lines.push(line) })
})
beforeEach(() => {
  browser = opened.openBrowser()
})
afterAll(() => opened.close())

function searchAs(basic: string) {
  return opened.ask(searchImages, { headers: { Authorization: basic } })
}

describe('the list of applications', () => {
  test('is for those who are signed in', async () => {
    const pages = [await browser.open(list), await browser.open(`${list}/any`)]

    pages.forEach(({ address }) => expect(address).toContain('/sign-in'))
  })

  test('is reached from the account and has what was registered', async () => {
    await browser.signIn('designer')
    await registerWith(browser)
    await registerWith(browser, { name: 'Floor <b>' })

    const account = await browser.open('/account')
    const page = await browser.follow(account, list)
    const floor = await browser.follow(page, `${list}/`)

    expect(page.text).toContain('Wall</a>')
    expect(page.text).toContain('Floor &lt;b&gt;</a>')
    expect(floor.text).toMatch(/<h1>(Wall|Floor &lt;b&gt;)<\/h1>/)
  })
})

describe('registering', () => {
  test('gives a key and a secret that is shown once', async () => {
    await browser.signIn('designer')

    const made = await registerWith(browser)
    const { page, handle, clientId, clientSecret, basic } = made
    const found = await searchAs(basic)
    const again = await browser.open(`${list}/${handle}`)

    expect(page.status).toBe(200)
    expect(page.text).toContain('not shown again')
    expect(found.total_count).toBeGreaterThan(0)
    expect(codesOf(again)).toEqual([clientId])
    expect(again.text).not.toContain(clientSecret)
  })

  test('keeps what was filled in', async () => {
    await browser.signIn('designer')

    const { page } = await registerWith(browser)

    const values = [...page.text.matchAll(/type="text"\s+value="([^"]*)"/g)]
    expect(values.map(([, value = '']) => unescapeText(value))).toEqual([
      filledIn['name'],
      filledIn['callback'],
      filledIn['referer'],
      filledIn['company'],
      filledIn['website'],
      filledIn['use'],
      filledIn['description']
    ])
    expect(page.text).toContain('Paid API subscription')
  })

  test('takes localhost for no callback, and whole addresses', async () => {
    await browser.signIn('designer')

    const { page } = await registerWith(browser, {
      callback: ' , ',
      referer: 'http://LOCALHOST:80/Page/'
    })

    expect(page.text).toContain('value="localhost"')
    expect(page.text).toContain('value="localhost/Page/"')
  })

  test.each([
    ['no name', { name: ' ' }, 'Give the application a name'],
    ['a long name', { name: 'x'.repeat(101) }, 'at most 100 characters'],
    ['a long text', { description: 'x'.repeat(2001) }, '2000 for the other'],
    ['no product', { product: [] }, 'at least one product'],
    ['an unknown product', { product: ['moon'] }, 'at least one product'],
    ['no host', { callback: 'localhost, a b' }, 'Number 2 of the callbacks'],
    ['a wildcard', { callback: '*.example' }, 'Number 1 of the callbacks'],
    ['a query', { callback: 'wall.example/?a=b' }, 'Number 1 of the callback'],
    ['a user', { callback: 'me@wall.example' }, 'Number 1 of the callbacks'],
    ['a script', { callback: 'javascript:alert(1)' }, 'Number 1 of the call'],
    ['a broken referrer', { referer: 'https://' }, 'Number 1 of the referrers'],
    [
      'too many hosts',
      {
        callback: Array.from({ length: 21 }, (_, at) => `a${at}.example`).join()
      },
      'at most 20 callbacks'
    ],
    ['a foreign referrer', { referer: 'evil.example/x' }, 'no callback host'],
    ['a nameless website', { website: 'wall' }, 'website with https://'],
    ['no terms', { terms: [] }, 'Accept the terms']
  ])('is refused with %s', async (_, fields, problem) => {
    await browser.signIn('lapsed')

    const { page } = await registerWith(browser, fields)

    expect(page.status).toBe(400)
    expect(page.text).toContain(problem)
    expect(page.text).toContain('value="Pictures for walls"')
    expect((await browser.open(list)).text).toContain('None yet.')
  })

  test('ends at 20 applications', async () => {
    await browser.signIn('spent')
    for (let count = 0; count < 20; count++) await registerWith(browser)

    const { page } = await registerWith(browser)

    expect(page.status).toBe(400)
    expect(page.text).toContain('at most 20 applications')
  })
})

describe('an application', () => {
  test('is nobody else’s to see or change', async () => {
    await browser.signIn('designer')
    const { handle, page, basic } = await registerWith(browser)
    const other = opened.openBrowser()
    await other.signIn('viewer')
    const own = await registerWith(other)
    const actions = ['', '/secret', '/tokens', '/delete']

    const seen = await other.open(`${list}/${handle}`)
    const statuses = await Promise.all(
      actions.map(async action => {
        const forged = {
          ...own.page,
          text: own.page.text.replaceAll(own.handle, handle)
        }
        const path = `${handle}${action}`
        return (await other.submit(forged, path, filledIn)).status
      })
    )

    expect(page.status).toBe(200)
    expect(seen.status).toBe(404)
    expect(statuses).toEqual([404, 404, 404, 404])
    expect((await searchAs(basic)).total_count).toBeGreaterThan(0)
  })

  test('makes a token of chosen scopes that is shown once', async () => {
    await browser.signIn('viewer')
    const { page, handle, clientId } = await registerWith(browser)

    const made = await browser.submit(page, '/tokens', {
      scope: ['licenses.view', 'no.such.scope']
    })
    const [token = ''] = codesOf(made)
    const details = await opened.ask(getAccessToken, { token })
    const again = await browser.open(`${list}/${handle}`)

    expect(token).toMatch(/^v2\//)
    expect(details).toMatchObject({
      client_id: clientId,
      username: 'viewer',
      scopes: ['user.view', 'licenses.view']
    })
    expect(again.text).not.toContain(token)
  })

  test('gets another secret, which ends the one before', async () => {
    await browser.signIn('viewer')
    const { page, clientId, basic } = await registerWith(browser)

    const renewed = await browser.submit(page, '/secret')
    const [secret = ''] = codesOf(renewed)
    const refused = await opened.refusal(searchImages, {
      headers: { Authorization: basic }
    })

    expect(refused.status).toBe(401)
    expect(
      (await searchAs(`Basic ${btoa(`${clientId}:${secret}`)}`)).data
    ).not.toEqual([])
  })

  test('is changed by its form', async () => {
    await browser.signIn('viewer')
    const { page, handle, basic } = await registerWith(browser)

    const changed = await browser.submit(page, handle, {
      ...filledIn,
      name: 'Ceiling',
      free: 'true'
    })
    const refused = await browser.submit(changed, handle, {
      ...filledIn,
      name: ''
    })

    expect(changed.text).toContain('<h1>Ceiling</h1>')
    expect(changed.text).toContain('Free API subscription')
    expect(changed.text).toContain('Saved.')
    expect(refused.status).toBe(400)
    expect((await searchAs(basic)).total_count).toBeGreaterThan(0)
  })

  test('when deleted takes its tokens along', async () => {
    await browser.signIn('metered')
    const { page, basic } = await registerWith(browser)
    const made = await browser.submit(page, '/tokens', { scope: [] })
    const [token = ''] = codesOf(made)

    const after = await browser.submit(made, '/delete')
    const headers = { Authorization: basic }

    expect(after.text).toContain('None yet.')
    expect((await opened.refusal(getUser, { token })).status).toBe(401)
    expect((await opened.refusal(searchImages, { headers })).status).toBe(401)
  })

  test('gets codes at its callback hosts and nowhere else', async () => {
    await browser.signIn('viewer')
    const { clientId, clientSecret } = await registerWith(browser)
    const asked = { username: 'viewer', scope: 'user.view', clientId }

    const code = await browser.authorize({
      ...asked,
      redirectUri: 'https://wall.example/anywhere'
    })
    const { access_token: token } = await opened.ask(createAccessToken, {
      json: {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code
      }
    })
    const elsewhere = await Promise.all(
      ['https://other.example/', 'http://localhost:3000/elsewhere'].map(
        redirect_uri =>
          opened.refusal(authorize, {
            query: {
              client_id: clientId,
              redirect_uri,
              response_type: 'code',
              state: 's'
            }
          })
      )
    )

    expect((await opened.ask(getUser, { token })).username).toBe('viewer')
    elsewhere.forEach(({ status }) => expect(status).toBe(400))
  })
})

test('neither key nor secret nor token comes into the log', async () => {
  lines.length = 0
  await browser.signIn('designer')

  const { page, handle, clientId, clientSecret } = await registerWith(browser)
  await browser.open(`${list}/${handle}`)
  const made = await browser.submit(page, '/tokens', { scope: [] })
  const [token = ''] = codesOf(made)
  await opened.send(`/v2/images/search?api_key=${clientId}`, {
    headers: { 'User-Agent': 'test', Referer: 'https://wall.example/gallery' }
  })

  const log = lines.join('\n')
  expect(lines.length).toBeGreaterThan(5)
  expect(token).not.toBe('')
  expect(
    [clientId, clientSecret, token].filter(one => log.includes(one))
  ).toEqual([])
})
