import { nastyTexts } from './nasty-texts.ts'
import { nastyValue, damageValue } from './nasty-values.ts'
import type { Fault } from './fault.ts'

const types: [string, ...string[]] = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'json',
  ';;;'
]

/** Kinds of bad requests for operations with a body. */
export const bodyFaults: Readonly<Record<string, Fault>> = {
  'bad fields': (random, { body }) => ({
    body: JSON.stringify(damageValue(random, body ?? {})) ?? 'null'
  }),
  'bad items': (random, { body }) => ({
    body:
      JSON.stringify(
        damageValue(
          random,
          damageValue(random, damageValue(random, body ?? {}))
        )
      ) ?? 'null'
  }),
  'broken JSON': (random, { body }) => {
    const text = JSON.stringify(body ?? {})
    const at = random.integer(0, text.length)
    const wedge = random.pick(['', '"', '}', '\\', '\u0000', ',', '1e', '//'])
    return { body: text.slice(0, at) + wedge + text.slice(at + 1) }
  },
  'deep JSON': (random, { body }) => {
    const depth = random.integer(100, 200_000)
    const deep = '['.repeat(depth) + ']'.repeat(depth)
    const text = JSON.stringify(damageValue(random, body ?? {})) ?? '1'
    return {
      body: random.chance(0.5) ? deep : text.replace(/"[^"]*"(?!:)/, deep)
    }
  },
  'bytes that are no text': (random, { body }) => {
    const text = JSON.stringify(body ?? {})
    const bytes = new Uint8Array(Buffer.from(text))
    const at = random.integer(0, bytes.length - 1)
    bytes[at] = random.integer(128, 255)
    return { body: bytes }
  },
  'much too large': (random, { entry }) => {
    const size = (entry.largestBody ?? 1024 * 1024) + random.integer(1, 1000)
    return { body: `{"base64_image":"${'A'.repeat(size)}"}` }
  },
  'many mistakes': random => {
    const value = JSON.stringify(nastyValue(random)).slice(0, 20)
    const list = `[${Array.from({ length: 20_000 }, () => value).join()}]`
    const name = random.pick(['images', 'videos', 'audio', 'items', 'name'])
    return { body: `{"${name}":${list.slice(0, 900_000)}}` }
  },
  'bad Base64': random => ({
    body: JSON.stringify({
      base64_image: random.pick([
        '====',
        'A',
        'data:image/png;base64,',
        'data:;base64,' + 'A'.repeat(5000),
        'iVBORw0KGgo' + 'A'.repeat(random.integer(1, 9000)),
        '/9j/4AAQSkZJRg' + '/'.repeat(random.integer(1, 9000)),
        'R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
        'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
        random.pick(nastyTexts)
      ])
    })
  }),
  'other types': (random, { body, headers }) => ({
    headers: { ...headers, 'Content-Type': random.pick(types) },
    body: random.chance(0.5)
      ? JSON.stringify(body ?? {})
      : `client_id=%zz&grant_type=${random.pick(['code', 'refresh_token'])}&expires=maybe`
  })
}
