import { describe, expect, test } from 'vitest'
import {
  getAccessToken,
  getUser
} from '../../../../contract/api/account-endpoints.ts'
import { authorize } from '../../../../contract/api/oauth-endpoints.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import {
  codesOf,
  formValues,
  registerWith,
  useApplications
} from '../use-applications.ts'

const site = useApplications()
const list = '/account/applications'

describe('an application', () => {
  test('is not accessible to others', async () => {
    await site.browser.signIn('designer')
    const { handle, page, basic } = await registerWith(site.browser)
    const other = site.opened.openBrowser()
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
        return (await other.submit(forged, path, formValues)).status
      })
    )

    expect(page.status).toBe(200)
    expect(seen.status).toBe(404)
    expect(statuses).toEqual([404, 404, 404, 404])
    expect((await site.searchAs(basic)).total_count).toBeGreaterThan(0)
  })

  test('is on the page after signing in', async () => {
    await site.browser.signIn('viewer')
    const { handle } = await registerWith(site.browser)
    const other = site.opened.openBrowser()
    const address = `${list}/${handle}`

    const first = await other.open(address)
    const after = await other.submit(first, '/sign-in', {
      username: 'viewer',
      password: 'battery-staple'
    })

    expect(after.address).toContain(address)
    expect(after.text).toContain('<h1>Wall</h1>')
  })

  test('creates a token with chosen scopes that is shown once', async () => {
    await site.browser.signIn('viewer')
    const { page, handle, clientId } = await registerWith(site.browser)

    const made = await site.browser.submit(page, '/tokens', {
      scope: ['licenses.view', 'no.such.scope']
    })
    const [token = ''] = codesOf(made)
    const details = await site.opened.ask(getAccessToken, { token })
    const again = await site.browser.open(`${list}/${handle}`)

    expect(token).toMatch(/^v2\//)
    expect(details).toMatchObject({
      client_id: clientId,
      username: 'viewer',
      scopes: ['user.view', 'licenses.view']
    })
    expect(again.text).not.toContain(token)
  })

  test('gets a new secret, which replaces the previous one', async () => {
    await site.browser.signIn('viewer')
    const { page, clientId, basic } = await registerWith(site.browser)

    const renewed = await site.browser.submit(page, '/secret')
    const [secret = ''] = codesOf(renewed)
    const refused = await site.opened.refusal(searchImages, {
      headers: { Authorization: basic }
    })

    expect(refused.status).toBe(401)
    expect(
      (await site.searchAs(`Basic ${btoa(`${clientId}:${secret}`)}`)).data
    ).not.toEqual([])
  })

  test('is changed by its form', async () => {
    await site.browser.signIn('viewer')
    const { page, handle, basic } = await registerWith(site.browser)

    const changed = await site.browser.submit(page, handle, {
      ...formValues,
      name: 'Ceiling',
      free: 'true'
    })
    const refused = await site.browser.submit(changed, handle, {
      ...formValues,
      name: ''
    })

    expect(changed.text).toContain('<h1>Ceiling</h1>')
    expect(changed.text).toContain('Free API subscription')
    expect(changed.text).toContain('Saved.')
    expect(refused.status).toBe(400)
    expect((await site.searchAs(basic)).total_count).toBeGreaterThan(0)
  })

  test('is deleted with its tokens', async () => {
    await site.browser.signIn('metered')
    const { page, basic } = await registerWith(site.browser)
    const made = await site.browser.submit(page, '/tokens', { scope: [] })
    const [token = ''] = codesOf(made)

    const after = await site.browser.submit(made, '/delete')
    const headers = { Authorization: basic }

    expect(after.text).toContain('No applications yet')
    const refused = [
      await site.opened.refusal(getUser, { token }),
      await site.opened.refusal(searchImages, { token }),
      await site.opened.refusal(searchImages, { headers })
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test('gets codes only at its callback hosts', async () => {
    await site.browser.signIn('viewer')
    const { clientId, clientSecret } = await registerWith(site.browser)
    const asked = { username: 'viewer', scope: 'user.view', clientId }

    const code = await site.browser.authorize({
      ...asked,
      redirectUri: 'https://wall.example/anywhere'
    })
    const { access_token: token } = await site.opened.redeem(code, {
      client_id: clientId,
      client_secret: clientSecret
    })
    const elsewhere = await Promise.all(
      ['https://other.example/', 'http://localhost:3000/elsewhere'].map(
        redirect_uri =>
          site.opened.refusal(authorize, {
            query: {
              client_id: clientId,
              redirect_uri,
              response_type: 'code',
              state: 's'
            }
          })
      )
    )

    expect((await site.opened.ask(getUser, { token })).username).toBe('viewer')
    elsewhere.forEach(({ status }) => expect(status).toBe(400))
  })
})

test('the log contains no key, secret or token', async () => {
  site.lines.length = 0
  await site.browser.signIn('designer')

  const { page, handle, clientId, clientSecret } = await registerWith(
    site.browser
  )
  await site.browser.open(`${list}/${handle}`)
  const made = await site.browser.submit(page, '/tokens', { scope: [] })
  const [token = ''] = codesOf(made)
  await site.opened.send(`/v2/images/search?api_key=${clientId}`, {
    headers: { 'User-Agent': 'test', Referer: 'https://wall.example/gallery' }
  })

  const log = site.lines.join('\n')
  expect(site.lines.length).toBeGreaterThan(5)
  expect(token).not.toBe('')
  expect(
    [clientId, clientSecret, token].filter(one => log.includes(one))
  ).toEqual([])
})
