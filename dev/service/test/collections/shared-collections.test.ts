import { expect, test } from 'vitest'
import { collections } from '../../../../contract/api/collection-endpoints.ts'
import { kinds, useCollections } from './use-collections.ts'

const use = useCollections()
const [first = ''] = kinds[0]?.assets ?? []

async function share() {
  const json = { name: 'For the team' }
  const { id } = await use.service.ask(collections.create, {
    token: use.token,
    json
  })
  await use.service.ask(collections.addItems, {
    token: use.token,
    path: { id },
    json: { items: [{ id: first }] }
  })
  const query = { embed: ['share_code', 'share_url'] }
  return use.service.ask(collections.get, {
    token: use.token,
    path: { id },
    query
  })
}

test('has its code only on request', async () => {
  const { id, share_code: code, share_url: address } = await share()

  const plain = await use.service.ask(collections.get, {
    token: use.token,
    path: { id }
  })

  expect(code).toMatch(/^[\w-]{16}$/)
  expect(address).toContain(`${id}?share_code=${code}`)
  expect(plain).not.toHaveProperty('share_code')
  expect(plain).not.toHaveProperty('share_url')
})

test('can be read by others with its code, but not changed', async () => {
  const { id, share_code: code = '' } = await share()
  const query = { share_code: code }
  const asked = { token: use.other, path: { id }, query }

  const seen = await use.service.ask(collections.get, asked)
  const { data } = await use.service.ask(collections.listItems, asked)

  expect(seen.name).toBe('For the team')
  expect(data.map(item => item.id)).toEqual([first])
  const { status } = await use.service.refusal(collections.delete, {
    token: use.other,
    path: { id },
    query
  })
  expect(status).toBe(404)
})

test('is not accessible with another code', async () => {
  const { id } = await share()

  const { status } = await use.service.refusal(collections.get, {
    token: use.other,
    path: { id },
    query: { share_code: 'a-guess' }
  })

  expect(status).toBe(404)
})
