import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { queryNames, readQuery } from '../../../contract/api/read-query.ts'

function read(text: string): Record<string, unknown> {
  const params = new URLSearchParams(text)
  return readQuery(searchImages.query, name => params.getAll(name))
}

describe('readQuery', () => {
  it('gives each value the kind that its schema expects', () => {
    const query = read('query=42&page=2&safe=false&image_type=photo')

    expect(query).toEqual({
      query: '42',
      page: 2,
      safe: false,
      image_type: ['photo']
    })
  })

  it('collects repeats, and takes the last where none are meant', () => {
    const query = read('license=commercial&license=editorial&page=1&page=3')

    expect(query).toEqual({ license: ['commercial', 'editorial'], page: 3 })
  })

  it('leaves out parameters that the schema lacks', () => {
    const query = read('query=a&utm_source=x&__proto__=y')

    expect(query).toEqual({ query: 'a' })
  })

  it.each(['page=two', 'page=', 'page=1e3', 'page=0x10', 'safe=maybe'])(
    'leaves %s as text, which the schema rejects',
    text => {
      const query = read(text)

      expect(v.safeParse(searchImages.query, query).success).toBe(false)
    }
  )

  it.each([
    ['safe=1', true],
    ['safe=0', false],
    ['safe=true', true]
  ])('reads %s', (text, safe) => {
    const query = read(text)

    expect(query).toEqual({ safe })
  })
})

describe('queryNames', () => {
  it('names every parameter once', () => {
    const names = queryNames(searchImages.query)

    expect(names).toEqual(expect.arrayContaining(['query', 'page', 'safe']))
    expect(new Set(names).size).toBe(names.length)
  })
})
