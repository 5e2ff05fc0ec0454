import { beforeEach, describe, expect, test } from 'vitest'
import { collections } from '../../../../contract/api/collection-endpoints.ts'
import { listFeaturedCollections } from '../../../../contract/api/featured-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { unescapeText } from '../../../../test/read-forms.ts'
import type { WebPage } from '../../../../test/web-browser.ts'
import { createBrowser } from '../browser.ts'
import { useCollections } from '../collections/use-collections.ts'
import { testBase } from '../test-addresses.ts'

const used = useCollections()
const assets = Array.from(listAssets({ count: 65 }), ({ id }) => id)

/** Descriptions as people read them, and where their pictures are. */
function shownOn({ text }: WebPage) {
  const captions = [
    ...text.matchAll(/<figcaption>([^]*?)<small>([^<]*)<\/small>/g)
  ]
  const sources = [...text.matchAll(/<img\s+src="([^"]*)"/g)]
  return {
    ids: captions.map(([, , id = '']) => id),
    descriptions: captions.map(([, words = '']) => unescapeText(words).trim()),
    pictures: sources.map(([, address = '']) => address)
  }
}

function open(address: string): Promise<WebPage> {
  return createBrowser(used.service.service).open(address)
}

async function addressOf(id: string): Promise<string> {
  const { token } = used
  const query = { embed: ['share_url'] }
  const asked = { token, path: { id }, query }
  const { share_url: address } = await used.service.ask(collections.get, asked)
  return address ?? ''
}

describe('the page of a shared collection', () => {
  const few = assets.slice(0, 3)
  let address: string

  beforeEach(async () => {
    address = await addressOf(await used.make(collections, ...few))
  })

  test('shows name, count and the newest items first', async () => {
    const page = await open(address)

    const { ids, descriptions } = shownOn(page)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<h1>Spring</h1>')
    expect(page.text).toContain('3 items')
    expect(ids).toEqual(few.toReversed())
    expect(descriptions.toReversed()).toEqual(
      Array.from(listAssets({ count: 3 }), ({ description }) => description)
    )
  })

  test('has thumbnails that load', async () => {
    const page = await open(address)

    const [picture = ''] = shownOn(page).pictures
    const { status, headers } = await used.service.send(picture)

    expect(page.headers.get('Content-Security-Policy')).toContain(
      `; img-src ${testBase};`
    )
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('image/jpeg')
    expect(page.text).toMatch(/<img\s+src="[^"]+"\s+width="\d+"\s+height="\d+"/)
  })

  test('is not found with a wrong code', async () => {
    const [path = ''] = address.split('?')

    const pages = await Promise.all(
      ['', '?share_code=', '?share_code=wrong', '?share_code=%00'].map(query =>
        open(path + query)
      )
    )

    pages.forEach(({ status, text }) => {
      expect(status).toBe(404)
      expect(text).toContain('There is no such collection')
      expect(text).not.toContain('Spring')
    })
  })

  test('has more pages after 60 items', async () => {
    const many = await addressOf(await used.make(collections, ...assets))
    const browser = createBrowser(used.service.service)

    const first = await browser.open(many)
    const second = await browser.follow(first, 'page=2')

    expect(shownOn(first).ids).toHaveLength(60)
    expect([...shownOn(first).ids, ...shownOn(second).ids]).toEqual(
      assets.toReversed()
    )
    expect(second.text).not.toContain('page=3')
  })

  test.each(['0', '-1', 'two', '1e3', ''])('has no page %j', async number => {
    expect((await open(`${address}&page=${number}`)).status).toBe(404)
  })

  test('omits removed images', async () => {
    const [first = ''] = few
    used.service.service.faults.removeAsset(first)

    const page = await open(address)
    used.service.service.faults.reset()

    expect(shownOn(page).ids).toEqual(few.slice(1).toReversed())
    expect(page.text).toContain('3 items')
  })

  test('shows markup in its name as text', async () => {
    const name = '<script>alert(1)</script> & "so"'
    const id = await used.make(collections)
    await used.service.ask(collections.update, {
      token: used.token,
      path: { id },
      json: { name }
    })

    const page = await open(await addressOf(id))

    const [, title = ''] = /<h1>([^]*?)<\/h1>/.exec(page.text) ?? []
    expect(page.text).not.toContain('<script')
    expect(unescapeText(title)).toBe(name)
    expect(page.text).toContain('0 items')
  })
})

describe('the page of a featured collection', () => {
  test('is at its share address', async () => {
    const { data } = await used.service.ask(listFeaturedCollections, {
      query: { embed: 'share_url' }
    })
    const [featured] = data

    const page = await open(featured?.share_url ?? '')

    expect(page.text).toContain(`<h1>${featured?.name ?? ''}</h1>`)
    expect(shownOn(page).ids).toHaveLength(featured?.total_item_count ?? 0)
  })

  test('is not found for another id', async () => {
    expect((await open('/featured/1')).status).toBe(404)
  })
})
