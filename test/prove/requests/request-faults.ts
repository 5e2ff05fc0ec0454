import type { Random } from '../../../dev/catalog/assets/random.ts'
import { encodeText } from './encode-text.ts'
import { pickParameter } from './good-request.ts'
import type { Fault } from './fault.ts'
import { nastyTexts } from './nasty-texts.ts'

const methods: [string, ...string[]] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'BREW',
  'get-'
]

const headers: [string, ...string[]] = [
  'Authorization',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-HTTP-Method-Override'
]

const searches: [string, ...string[]] = [
  '%',
  '%zz=%',
  '&&&===',
  'page',
  'page=&page=',
  '%ff%fe=%c3%28',
  'query=%ed%a0%80',
  '__proto__[x]=1',
  'id[]=1&id[a]=2',
  ';'.repeat(9000)
]

/** Kinds of bad requests for any operation. */
export const requestFaults: Readonly<Record<string, Fault>> = {
  'bad values': (random, { entry, query }) => ({
    query: [
      ...query,
      [pickParameter(random, entry), random.pick(nastyTexts)],
      [pickParameter(random, entry), random.pick(nastyTexts)]
    ]
  }),
  'repeated parameters': (random, { entry, query }) => {
    const name = pickParameter(random, entry).slice(0, 100)
    const times = random.integer(2, 700)
    const value = random.pick(nastyTexts).slice(0, 100)
    const again = Array.from({ length: times }, (): [string, string] => [
      name,
      value
    ])
    return { query: [...query, ...again] }
  },
  'missing parameters': () => ({ query: [], body: '{}' }),
  'strange queries': random => ({ search: random.pick(searches) }),
  'strange paths': (random, { entry }) => ({
    path: entry.path.includes('{')
      ? entry.path.replace(/\{\w+\}/g, () =>
          encodeText(random.pick(nastyTexts))
        )
      : `${entry.path}/${random.pick(['..', '.', '%', '%2e%2e%2f', '%00', '//', '%ff', '\\'])}`
  }),
  'odd methods': random => ({ method: random.pick(methods) }),
  'odd headers': (random, { headers: good }) => ({
    headers: { ...good, [random.pick(headers)]: headerText(random) }
  }),
  'no credentials': (random, { headers: good }) => ({
    headers: {
      'User-Agent': 'prove',
      ...(good['Content-Type'] && { 'Content-Type': good['Content-Type'] }),
      Authorization: random.pick([
        'Basic',
        'Basic Og==',
        'Basic %%%',
        'Bearer',
        'Bearer null',
        "Bearer v2/' OR 1=1",
        `Bearer ${'x'.repeat(9000)}`,
        'Digest a=b'
      ])
    }
  })
}

/** A text that fits into a header: short and visible Latin-1. */
function headerText(random: Random): string {
  return random
    .pick(nastyTexts)
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 9000)
}
