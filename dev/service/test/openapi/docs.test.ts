import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../contract/api/endpoints.ts'
import { createDocument } from '../../openapi/create-document.ts'
import { curlCommand } from '../../openapi/curl-command.ts'
import { docsMarkup } from '../../openapi/docs-markup.ts'
import { parameterNotes } from '../../openapi/parameter-notes.ts'
import { parts } from '../../openapi/parts.ts'
import { operationIdOf } from '../../openapi/operation-id.ts'
import { records } from '../../openapi/records.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testBase } from '../test-addresses.ts'

let opened: TestService
let page: Response
let text: string

beforeAll(async () => {
  opened = await openTestService()
  page = await opened.send('/docs')
  text = await page.text()
})
afterAll(() => opened.close())

test('shows all operations, parts and records without credentials', () => {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

  expect(page.status).toBe(200)
  expect(ids).toEqual(expect.arrayContaining(endpoints.map(operationIdOf)))
  expect(ids).toEqual(
    expect.arrayContaining(Object.keys(records).map(name => `record-${name}`))
  )
  expect(new Set(ids).size).toBe(ids.length)
  parts.forEach(({ name }) => expect(text).toContain(`<h2>${name}</h2>`))
})

test('has no broken links', () => {
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  const inside = links.filter(link => link?.startsWith('#'))

  expect(inside.length).toBeGreaterThan(100)
  inside.forEach(link => {
    expect(text).toContain(` id="${link?.slice(1)}"`)
  })
  expect(new Set(links.filter(link => !link?.startsWith('#')))).toEqual(
    new Set(['/style.css', '/docs.css', '/openapi.json'])
  )
})

test('needs neither scripts nor other hosts', async () => {
  const style = await opened.send('/docs.css')

  expect(page.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'self'/
  )
  expect(text).not.toMatch(/<script| on\w+="| style="| src="/)
  expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(await style.text()).not.toMatch(/url\(|@import/)
})

test('describes patterns in words', () => {
  const stated = Object.values(createDocument(testBase).paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ parameters, requestBody }) => [
      ...parameters.flatMap(one => ('name' in one ? [one] : [])),
      ...Object.entries(
        requestBody?.content['application/json']?.schema.properties ?? {}
      ).map(([name, schema]) => ({ name, schema }))
    ])
  const names = stated
    .filter(({ schema: { pattern, format } }) => pattern && !format)
    .map(({ name }) => name)

  expect(new Set(names)).toEqual(new Set(['color', 'interval', 'username']))
  names.forEach(name => expect(parameterNotes).toHaveProperty(name))
  expect(text).not.toMatch(/\^|\\[dw]/)
})

test('shows words between backticks as code', () => {
  expect(text).not.toContain('`')
  expect(text).toContain('<code>spellcheck_info</code>')
  expect(text).toContain('<code>Accept-Encoding: gzip</code>')
  expect(text).toContain('<code>Retry-After</code>')
})

test('has no markup in its data', async () => {
  const document = createDocument('https://<b>.example')
  const odd = '<b>&amp;</b> `<i>"`'
  document.info.description = odd
  document.tags.forEach(tag => (tag.description = odd))
  Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .forEach(operation => {
      operation.description = odd
      operation.summary = odd
      operation.responses = { 200: { description: odd } }
    })

  const shown = String(await docsMarkup(document))

  expect(shown).toContain(
    '&lt;b&gt;&amp;amp;&lt;/b&gt; <code>&lt;i&gt;&quot;</code>'
  )
  expect(shown).not.toMatch(/<[bi]>|&amp;<\/b>/)
})

test('breaks paths before a slash only', () => {
  expect(text).toContain('/v2<wbr />/images<wbr />/search')
})

test('shows limits, defaults, choices and what is required', () => {
  const [, search = ''] = text.split(' id="searchImages"')
  const plain = search
    .split('</details>')[0]
    ?.replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

  expect(plain).toContain('per_page integer 0–500, default 20')
  expect(plain).toContain('width integer 0–1,000,000 Exact')
  expect(plain).toContain('added_date string (date)')
  expect(plain).toContain('orientation one of horizontal, vertical')
  expect(plain).toContain('contributor list of 1–100, each string')
  expect(plain).toContain('-u CLIENT_ID:CLIENT_SECRET')
  expect(plain).toContain('429 ErrorBody Too many requests')
})

test.each([
  [
    '/v2/images/search',
    'get',
    `curl '${testBase}/v2/images/search?query=mountain%20lake' -H 'User-Agent: my-application' -u CLIENT_ID:CLIENT_SECRET`
  ],
  [
    '/v2/images/licenses',
    'post',
    `curl '${testBase}/v2/images/licenses' -H 'User-Agent: my-application' -H 'Authorization: Bearer ACCESS_TOKEN' -H 'Content-Type: application/json' -d '{"images":[{"image_id":"1"}]}'`
  ],
  [
    '/v2/videos/collections/{id}/items',
    'delete',
    `curl -X DELETE '${testBase}/v2/videos/collections/1/items?item_id=1' -H 'User-Agent: my-application' -H 'Authorization: Bearer ACCESS_TOKEN'`
  ],
  [
    '/v2/oauth/access_token',
    'post',
    `curl '${testBase}/v2/oauth/access_token' -H 'User-Agent: my-application' -d 'client_id=CLIENT_ID' -d 'client_secret=CLIENT_SECRET' -d 'grant_type=authorization_code' -d 'code=CODE'`
  ]
])('has a command for %s %s', (path, method, command) => {
  const document = createDocument(testBase)
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`${method} ${path} is not described`)

  const shown = curlCommand(testBase, path, method, operation)

  expect(shown.replaceAll(' \\\n  ', ' ')).toBe(command)
})

test.each(['/v2/api-docs', '/v2/api-docs/all'])(
  'is found at %s, too, by programs',
  async path => {
    const request = new Request(testBase + path)

    const { status, headers } = await opened.service.fetch(request)

    expect([status, headers.get('Location')]).toEqual([302, '/openapi.json'])
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  }
)
