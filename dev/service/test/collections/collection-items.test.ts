import { describe, expect, test } from 'vitest'
import { kinds, useCollections } from './use-collections.ts'

const use = useCollections()

describe.each(kinds)(
  '$mediaType',
  ({ mediaType, entries, assets, inOrder }) => {
    const [a = '', b = '', c = '', d = ''] = assets

    test('keeps items in the order of addition', async () => {
      const id = await use.make(entries, a)
      use.pass(60_000)
      await use.add(entries, id, b, c)

      const { data, total_count: total } = await use.service.ask(
        entries.listItems,
        {
          token: use.token,
          path: { id }
        }
      )

      expect(data.map(item => item.id)).toEqual(inOrder([a, b, c]))
      expect(total).toBe(3)
      expect(data.find(item => item.id === b)).toEqual({
        id: b,
        added_time: '2026-01-01T00:01:00+00:00',
        ...(mediaType !== 'image' && { media_type: mediaType })
      })
    })

    test('lists items by pages, each once', async () => {
      const id = await use.make(entries, a, b, c)
      const path = { id }

      const pages = await Promise.all(
        [1, 2, 3].map(page =>
          use.service.ask(entries.listItems, {
            token: use.token,
            path,
            query: { page, per_page: 2 }
          })
        )
      )

      expect(pages.map(({ data }) => data.map(item => item.id))).toEqual([
        inOrder([a, b, c]).slice(0, 2),
        inOrder([a, b, c]).slice(2),
        []
      ])
      expect(pages.map(one => one.total_count)).toEqual([3, 3, 3])
    })

    test('adds an item once, and ignores unknown ones', async () => {
      const id = await use.make(entries, a, b)
      use.pass(60_000)

      await use.add(entries, id, a, '999', c, c)

      expect((await use.itemsOf(entries, id)).toSorted()).toEqual(
        [a, b, c].toSorted()
      )
    })

    test('does not add removed assets', async () => {
      const id = await use.make(entries, a)
      use.service.service.faults.removeAsset(b)

      await use.add(entries, id, b, c)

      use.service.service.faults.reset()
      expect(await use.itemsOf(entries, id)).toEqual(inOrder([a, c]))
    })

    test('has no new change time when nothing was added or removed', async () => {
      const id = await use.make(entries, a)
      use.pass(60_000)

      await use.add(entries, id, a, '999')
      await use.service.ask(entries.removeItems, {
        token: use.token,
        path: { id },
        query: { item_id: b }
      })
      await use.set(entries, id, a)

      expect(
        await use.service.ask(entries.get, { token: use.token, path: { id } })
      ).toMatchObject({
        items_updated_time: '2026-01-01T00:00:00+00:00'
      })
    })

    test('is replaced as a whole, and lists its items as they were set', async () => {
      const id = await use.make(entries, a, b)
      use.pass(60_000)

      await use.set(entries, id, c, a, d, c)

      const { data } = await use.service.ask(entries.listItems, {
        token: use.token,
        path: { id }
      })
      expect(data.map(item => item.id)).toEqual([c, a, d])
      expect(data.map(item => item.added_time?.slice(14, 16))).toEqual([
        '01',
        '00',
        '01'
      ])
    })

    test('is emptied by setting no items', async () => {
      const id = await use.make(entries, a, b)

      await use.set(entries, id)

      expect(await use.itemsOf(entries, id)).toEqual([])
      const emptied = await use.service.ask(entries.get, {
        token: use.token,
        path: { id }
      })
      expect(emptied).not.toHaveProperty('cover_item')
    })

    test.each(['item_id', 'id'])('loses the items named by %s', async name => {
      const id = await use.make(entries, a, b, c)

      await use.service.ask(entries.removeItems, {
        token: use.token,
        path: { id },
        query: { [name]: [a, c, '999'] }
      })

      expect(await use.itemsOf(entries, id)).toEqual([b])
    })

    test('shows the first of its items as its cover', async () => {
      const id = await use.make(entries, a, b)

      const { cover_item: cover } = await use.service.ask(entries.get, {
        token: use.token,
        path: { id }
      })

      expect(cover?.id).toBe(inOrder([a, b])[0])
    })

    test('refuses another kind of media', async () => {
      const id = await use.make(entries, a)
      const wrong = mediaType === 'image' ? 'video' : 'image'
      const json = { items: [{ id: b, media_type: wrong }] }

      const { status, errors } = await use.service.refusal(entries.addItems, {
        token: use.token,
        path: { id },
        json
      })

      expect(status).toBe(400)
      expect(errors?.[0]?.path).toBe('$.body.items[0].media_type')
      expect(await use.itemsOf(entries, id)).toEqual([a])
    })

    test('lists at most a hundred items of another kind', async () => {
      const id = await use.make(entries, a)
      const wrong = mediaType === 'image' ? 'video' : 'image'
      const items = Array.from({ length: 101 }, () => ({
        id: b,
        media_type: wrong
      }))

      const { errors } = await use.service.refusal(entries.setItems, {
        token: use.token,
        path: { id },
        json: { items }
      })

      expect(errors).toHaveLength(100)
    })

    test('refuses an empty list of items to add or remove', async () => {
      const path = { id: await use.make(entries, a) }

      const removal = await use.service.refusal(entries.removeItems, {
        token: use.token,
        path
      })
      const addition = await use.service.refusal(entries.addItems, {
        token: use.token,
        path,
        json: { items: [] }
      })

      expect([removal.status, addition.status]).toEqual([400, 400])
    })

    test.each([
      { per_page: 0 },
      { per_page: 151 },
      { page: 0 },
      { page: 'first' }
    ])('refuses the page %j', async query => {
      const path = { id: await use.make(entries) }

      const { status } = await use.service.refusal(entries.listItems, {
        token: use.token,
        path,
        query
      })

      expect(status).toBe(400)
    })
  }
)

describe.each(kinds.filter(({ mediaType }) => mediaType !== 'image'))(
  '$mediaType',
  ({ entries, assets }) => {
    test('can be sorted with the newest first', async () => {
      const [a = '', b = '', c = ''] = assets
      const id = await use.make(entries, a, b, c)

      const { data } = await use.service.ask(entries.listItems, {
        token: use.token,
        path: { id },
        query: { sort: 'newest' }
      })

      expect(data.map(item => item.id)).toEqual([c, b, a])
    })
  }
)
