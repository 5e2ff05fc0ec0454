import { describe, expect, test } from 'vitest'
import { unescapeText } from '../../../../test/read-forms.ts'
import {
  codesOf,
  formValues,
  registerWith,
  useApplications
} from '../use-applications.ts'

const site = useApplications()
const list = '/account/applications'

describe('the list of applications', () => {
  test('requires a sign-in', async () => {
    const pages = [
      await site.browser.open(list),
      await site.browser.open(`${list}/any`)
    ]

    pages.forEach(({ address }) => expect(address).toContain('/sign-in'))
  })

  test('is linked from the account and shows registered applications', async () => {
    await site.browser.signIn('designer')
    await registerWith(site.browser)
    await registerWith(site.browser, { name: 'Floor <b>' })

    const account = await site.browser.open('/account')
    const page = await site.browser.follow(account, list)
    const floor = await site.browser.follow(page, `${list}/`)

    expect(page.text).toContain('Wall</a>')
    expect(page.text).toContain('Floor &lt;b&gt;</a>')
    expect(floor.text).toMatch(/<h1>(Wall|Floor &lt;b&gt;)<\/h1>/)
  })
})

describe('registering', () => {
  test('returns a key and a secret that is shown once', async () => {
    await site.browser.signIn('designer')

    const made = await registerWith(site.browser)
    const { page, handle, clientId, clientSecret, basic } = made
    const found = await site.searchAs(basic)
    const again = await site.browser.open(`${list}/${handle}`)

    expect(page.status).toBe(200)
    expect(page.text).toContain('not shown again')
    expect(found.total_count).toBeGreaterThan(0)
    expect(codesOf(again)).toEqual([clientId])
    expect(again.text).not.toContain(clientSecret)
  })

  test('keeps invalid input in the form', async () => {
    await site.browser.signIn('designer')

    const { page } = await registerWith(site.browser)

    const values = [...page.text.matchAll(/type="text"\s+value="([^"]*)"/g)]
    expect(values.map(([, value = '']) => unescapeText(value))).toEqual([
      formValues['name'],
      formValues['callback'],
      formValues['referer'],
      formValues['company'],
      formValues['website'],
      formValues['use'],
      formValues['description']
    ])
    expect(page.text).toContain('Paid API subscription')
  })

  test('uses localhost without a callback, and accepts whole addresses', async () => {
    await site.browser.signIn('designer')

    const { page } = await registerWith(site.browser, {
      callback: ' , ',
      referer: 'http://LOCALHOST:80/Page/'
    })

    expect(page.text).toContain('value="localhost"')
    expect(page.text).toContain('value="localhost/Page/"')
  })

  test('removes duplicates', async () => {
    await site.browser.signIn('designer')

    const { page } = await registerWith(site.browser, {
      callback: 'localhost, http://LOCALHOST/, wall.example',
      product: ['images', 'images']
    })

    expect(page.text).toContain('value="localhost, wall.example"')
    expect(page.text).toMatch(/subscription:\s+Images\s*</)
  })

  test.each([
    ['no name', { name: ' ' }, 'Enter a name'],
    ['a name that turns round', { name: '\u202elive' }, 'invisible characters'],
    ['a name of controls', { name: 'a\u0007b' }, 'invisible characters'],
    ['a long name', { name: 'x'.repeat(101) }, 'at most 100 characters'],
    ['a long text', { description: 'x'.repeat(2001) }, '2000 for the other'],
    ['no product', { product: [] }, 'Choose at least one product'],
    [
      'an unknown product',
      { product: ['moon'] },
      'Choose at least one product'
    ],
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
    ['a foreign referrer', { referer: 'evil.example/x' }, 'No callback host'],
    ['a nameless website', { website: 'wall' }, 'website with https://'],
    [
      'a long callback',
      { callback: `localhost/${'x'.repeat(2000)}` },
      '2000 for the other'
    ],
    [
      'a long referrer',
      { referer: `wall.example, wall.example/${'x'.repeat(2000)}` },
      '2000 for the other'
    ],
    ['no terms', { terms: [] }, 'Accept the terms']
  ])('is refused with %s', async (_, fields, problem) => {
    await site.browser.signIn('lapsed')

    const { page } = await registerWith(site.browser, fields)

    expect(page.status).toBe(400)
    expect(page.text).toContain(problem)
    expect(page.text).toContain('value="Pictures for walls"')
    expect((await site.browser.open(list)).text).toContain(
      'No applications yet'
    )
  })

  test('is limited to 20 applications', async () => {
    await site.browser.signIn('spent')
    for (let count = 0; count < 20; count++) await registerWith(site.browser)

    const { page } = await registerWith(site.browser)

    expect(page.status).toBe(400)
    expect(page.text).toContain('at most 20 applications')
  })
})
