import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { GatewayConfig } from '../../core/config.ts'
import { found, minute, search, useSharedCache } from './use-shared-cache.ts'

const cache = useSharedCache()
const lakePath = '/api/v2/images/search?query=lake'

const forged: [name: string, forge: (text: string) => string][] = [
  ['nothing', () => ''],
  ['no JSON', () => 'garbled'],
  ['a signature alone', text => text.slice(0, text.indexOf('.') + 1)],
  ['another body', text => text.replace('"body":"e', '"body":"f')],
  ['a longer lifetime', text => text.replace('"lifetime":', '"lifetime":9')],
  ['a cut text', text => text.slice(0, -1)]
]

test.each(forged)('an entry with %s is ignored', async (_name, forge) => {
  const key = await cache.searchAndShare()
  const text = await cache.read(key)
  const other = forge(text)
  await cache.write(key, other)
  cache.answerWith(() => found(['new']))

  const data = await search(cache.openInstance())

  expect(other).not.toBe(text)
  expect(data).toEqual({ data: ['new'] })
})

test('an entry of another request is ignored', async () => {
  const key = await cache.searchAndShare()
  const text = await cache.read(key)
  cache.answerWith(() => found(['lake']))
  await cache.openInstance().send(lakePath)
  await expect.poll(async () => (await cache.redis.keys()).length).toBe(2)
  const other = (await cache.redis.keys()).find(one => one !== key) ?? ''
  await cache.write(other, text)
  cache.answerWith(() => found(['new']))

  const reply = await cache.openInstance().send(lakePath)

  expect(await reply.json()).toEqual({ data: ['new'] })
})

test('an entry whose end was moved is ignored', async () => {
  const key = await cache.searchAndShare()
  await cache.redis.send(['PEXPIRE', key, `${100 * 24 * 60 * minute}`])
  cache.answerWith(() => found(['new']))

  expect(await search(cache.openInstance())).toEqual({ data: ['new'] })
})

test.each<Partial<GatewayConfig>>([
  { service: 'https://other.example.com' },
  { clientId: 'client-2' }
])('an entry of a gateway with %j is ignored', async config => {
  await cache.searchAndShare()
  cache.answerWith(() => found(['own']))

  const other = cache.openInstance({ config })

  expect(await search(other)).toEqual({ data: ['own'] })
})

test('an entry signed with another secret is ignored', async () => {
  await cache.searchAndShare()
  cache.answerWith(() => found(['new']))
  const other = cache.openInstance({
    config: { sealingSecrets: [randomBytes(32).toString('base64url')] }
  })

  expect(await search(other)).toEqual({ data: ['new'] })
})

test('a full store stops neither searches nor their limit', async () => {
  await cache.redis.send(['CONFIG', 'SET', 'maxmemory-policy', 'noeviction'])
  await cache.redis.send(['CONFIG', 'SET', 'maxmemory', '1'])
  const gateway = cache.openInstance()

  expect(await search(gateway)).toEqual({ data: ['sea'] })
  expect(await search(gateway)).toEqual({ data: ['sea'] })

  await expect
    .poll(() => gateway.log)
    .toContainEqual(
      expect.objectContaining({ event: 'store-failed', operation: 'set' })
    )
  expect(cache.calls).toHaveLength(1)
})

test('a store that is down stops no searches', async () => {
  await cache.redis.kill()
  try {
    const gateway = cache.openInstance({ isPatient: false })

    expect(await search(gateway)).toEqual({ data: ['sea'] })
    expect(await search(gateway)).toEqual({ data: ['sea'] })
    expect(await search(cache.openInstance({ isPatient: false }))).toEqual({
      data: ['sea']
    })

    expect(cache.calls).toHaveLength(2)
  } finally {
    await cache.redis.start()
  }
})

test('a store that hangs delays one search in ten seconds', async () => {
  const gateway = cache.openInstance({ isPatient: false })
  const never = new Promise<null>(() => undefined)
  const reads = vi.spyOn(gateway.store, 'get').mockReturnValue(never)

  expect(await search(gateway)).toEqual({ data: ['sea'] })
  await gateway.send(lakePath)
  const before = reads.mock.calls.length
  await cache.move(10_000)
  await gateway.send('/api/v2/images/search?query=pond')

  expect([before, reads.mock.calls.length]).toEqual([1, 2])
  expect(cache.calls).toHaveLength(3)
})
