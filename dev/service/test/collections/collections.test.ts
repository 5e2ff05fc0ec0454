import { describe, expect, test } from 'vitest'
import { kinds, useCollections } from './use-collections.ts'

const use = useCollections()

describe.each(kinds)('$mediaType', ({ mediaType, entries, assets }) => {
  const isShared = mediaType === 'image'
  const [a = '', b = '', c = ''] = assets

  test('is empty at first', async () => {
    const id = await use.make(entries)

    const made = await use.service.ask(entries.get, {
      token: use.token,
      path: { id }
    })

    expect(made).toEqual({
      id,
      name: 'Spring',
      total_item_count: 0,
      created_time: '2026-01-01T00:00:00+00:00',
      updated_time: '2026-01-01T00:00:00+00:00',
      items_updated_time: '2026-01-01T00:00:00+00:00'
    })
    expect(await use.itemsOf(entries, id)).toEqual([])
  })

  test('are sorted by the last change of their items', async () => {
    const older = await use.make(entries, a)
    use.pass(60_000)
    const newer = await use.make(entries, b)
    use.pass(60_000)
    await use.add(entries, older, c)

    const { data } = await use.service.ask(entries.list, { token: use.token })

    expect(data.slice(0, 2).map(({ id }) => id)).toEqual([older, newer])
    expect(data[0]).toMatchObject({
      total_item_count: 2,
      items_updated_time: '2026-01-01T00:02:00+00:00'
    })
  })

  test('lists by pages without gaps', async () => {
    await use.make(entries)
    await use.make(entries)
    await use.make(entries)
    const { data: all } = await use.service.ask(entries.list, {
      token: use.token
    })

    const pages = await Promise.all(
      all.map((_, index) =>
        use.service.ask(entries.list, {
          token: use.token,
          query: { per_page: 1, page: index + 1 }
        })
      )
    )

    expect(pages.flatMap(({ data }) => data)).toEqual(all)
  })

  test('have the code and share address on request', async () => {
    const id = await use.make(entries, a)
    const query = { embed: ['share_code', 'share_url'] }

    const { data } = await use.service.ask(entries.list, {
      token: use.token,
      query
    })

    const shared = data.find(one => one.id === id)
    expect(shared !== undefined && 'share_url' in shared).toBe(isShared)
    expect(shared !== undefined && 'share_code' in shared).toBe(isShared)
  })

  test('can be renamed', async () => {
    const id = await use.make(entries, a)
    use.pass(60_000)

    await use.service.ask(entries.update, {
      token: use.token,
      path: { id },
      json: { name: ' Summer ' }
    })

    expect(
      await use.service.ask(entries.get, { token: use.token, path: { id } })
    ).toMatchObject({
      name: 'Summer',
      updated_time: '2026-01-01T00:01:00+00:00',
      items_updated_time: '2026-01-01T00:00:00+00:00'
    })
  })

  test('is deleted with its items', async () => {
    const id = await use.make(entries, a, b)

    await use.service.ask(entries.delete, { token: use.token, path: { id } })

    for (const entry of [entries.get, entries.listItems, entries.delete]) {
      const { status } = await use.service.refusal(entry, {
        token: use.token,
        path: { id }
      })
      expect(status).toBe(404)
    }
  })

  test('is not accessible to others', async () => {
    const id = await use.make(entries, a)
    const path = { id }
    const json = { name: 'Mine', items: [{ id: b }] }
    const query = { item_id: a }

    for (const entry of [entries.get, entries.listItems, entries.delete]) {
      const { status } = await use.service.refusal(entry, {
        token: use.other,
        path
      })
      expect(status).toBe(404)
    }
    for (const entry of [entries.update, entries.addItems, entries.setItems]) {
      const { status } = await use.service.refusal(entry, {
        token: use.other,
        path,
        json
      })
      expect(status).toBe(404)
    }
    await use.service.refusal(entries.removeItems, {
      token: use.other,
      path,
      query
    })
    expect(await use.itemsOf(entries, id)).toEqual([a])
    const { data } = await use.service.ask(entries.list, { token: use.other })
    expect(data).toEqual([])
  })

  test.each([
    {},
    { name: ' ' },
    { name: 'n'.repeat(256) },
    { name: 7 },
    { name: 'a\u202eb' },
    { name: 'a\nb' }
  ])('refuses the name of %j', async json => {
    const { status, errors } = await use.service.refusal(entries.create, {
      token: use.token,
      json
    })

    expect(status).toBe(400)
    expect(errors?.[0]?.path).toBe('$.body.name')
  })
})
