import { expect, test } from 'vitest'
import { corsFetch } from '../../network/cors-fetch.ts'
import type { NetworkReply, NetworkRequest } from '../../shared/host.ts'
import { networkReply } from '../network-reply.ts'

const url = 'https://a.test/x'
const star = { 'access-control-allow-origin': '*' }

function send(
  request: Partial<NetworkRequest>,
  answer: (request: NetworkRequest) => Partial<NetworkReply> = () => ({})
) {
  const seen: NetworkRequest[] = []
  const whole = { url, method: 'GET', headers: {}, redirect: 'follow' as const }
  const result = corsFetch(
    async one => {
      seen.push(one)
      return networkReply(url, answer(one))
    },
    address => !address.includes('evil'),
    { ...whole, ...request }
  )
  return { result, seen }
}

test('sends the origin null and no forbidden headers', async () => {
  const headers = { Accept: 'x', Cookie: 'a', 'User-Agent': 'b', Origin: 'c' }

  const { result, seen } = send({ headers })
  await result

  expect(seen.map(one => one.headers)).toEqual([
    { accept: 'x', origin: 'null' }
  ])
})

test.each([
  [{}, false],
  [{ 'access-control-allow-origin': 'https://a.test' }, false],
  [{ 'access-control-allow-origin': 'null' }, true],
  [{ 'access-control-allow-origin': '*' }, true]
])('reads a reply with %o: %s', async (headers, readable) => {
  const { result } = send({}, () => ({ headers }))

  const outcome = await result.then(
    () => true,
    () => false
  )

  expect(outcome).toBe(readable)
})

test('asks first for headers that are not simple', async () => {
  const { result, seen } = send({ headers: { Authorization: 'x' } }, () => ({
    headers: { ...star, 'access-control-allow-headers': 'Authorization' }
  }))

  await result

  expect(seen.map(one => one.method)).toEqual(['OPTIONS', 'GET'])
  expect(seen[0]?.headers).toMatchObject({
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization'
  })
  expect(seen[0]?.headers).not.toHaveProperty('authorization')
})

test.each([
  ['*', { Authorization: 'x' }, false],
  ['*', { 'X-Own': 'x' }, true],
  ['x-own', { 'X-Own': 'x' }, true],
  ['x-other', { 'X-Own': 'x' }, false],
  ['', { 'Content-Type': 'application/json' }, false],
  ['', { 'Content-Type': 'text/plain;charset=utf-8' }, true]
])('with allowed headers %j takes %o: %s', async (allowed, headers, taken) => {
  const { result } = send({ method: 'POST', headers }, () => ({
    headers: { ...star, 'access-control-allow-headers': allowed }
  }))

  const outcome = await result.then(
    () => true,
    () => false
  )

  expect(outcome).toBe(taken)
})

test('sends no DELETE that the preflight did not allow', async () => {
  const { result, seen } = send({ method: 'DELETE' })

  await expect(result).rejects.toThrow('method DELETE is not allowed')
  expect(seen.map(one => one.method)).toEqual(['OPTIONS'])
})

test('refuses a preflight that fails', async () => {
  const { result } = send({ method: 'PUT' }, () => ({ status: 404 }))

  await expect(result).rejects.toThrow('the preflight got 404')
})

test('shows only headers that are safe or exposed', async () => {
  const { result } = send({}, () => ({
    headers: {
      ...star,
      'content-type': 'text/plain',
      'x-total': '5',
      'x-secret': '6',
      'access-control-expose-headers': 'X-Total'
    }
  }))

  const { headers } = await result

  expect(headers).toEqual({ 'content-type': 'text/plain', 'x-total': '5' })
})

function redirectTo(location: string, status = 302) {
  return (request: NetworkRequest) =>
    request.url === url ? { status, headers: { ...star, location } } : {}
}

test('follows redirects to allowed addresses', async () => {
  const body = new Uint8Array([1])

  const { result, seen } = send({ method: 'POST', body }, redirectTo('/y', 303))

  expect(await result).toMatchObject({
    redirected: true,
    url: 'https://a.test/y'
  })
  expect(seen[1]).toMatchObject({ method: 'GET' })
  expect(seen[1]).not.toHaveProperty('body')
})

test('drops the headers of a body that is dropped', async () => {
  const headers = { 'Content-Type': 'text/plain', Accept: 'a/b' }
  const body = new Uint8Array([1])

  const { result, seen } = send(
    { method: 'POST', headers, body },
    redirectTo('/y')
  )
  await result

  expect(seen.map(one => one.headers)).toEqual([
    { 'content-type': 'text/plain', accept: 'a/b', origin: 'null' },
    { accept: 'a/b', origin: 'null' }
  ])
})

test.each([
  ['HEAD', 303, 'HEAD'],
  ['GET', 303, 'GET'],
  ['POST', 302, 'GET'],
  ['POST', 307, 'POST']
])('redirects %s by %i to %s', async (method, status, expected) => {
  const { result, seen } = send({ method }, redirectTo('/y', status))

  await result

  expect(seen.map(one => one.method)).toEqual([method, expected])
})

test('follows no redirect to other addresses', async () => {
  const { result, seen } = send({}, redirectTo('https://evil.test/'))

  await expect(result).rejects.toThrow('is not in allowedDomains')
  expect(seen).toHaveLength(1)
})

test('fails on redirects when asked to', async () => {
  const { result } = send({ redirect: 'error' }, redirectTo('/y'))

  await expect(result).rejects.toThrow('redirects are errors')
})

test.each([
  ['/y', 'secret'],
  ['https://b.test/y', undefined]
])('redirected to %s it sends the token %s', async (location, token) => {
  const { result, seen } = send(
    { headers: { Authorization: 'secret' } },
    ({ url: to, method }) =>
      to === url && method === 'GET'
        ? { status: 302, headers: { ...star, location } }
        : {
            headers: {
              ...star,
              'access-control-allow-headers': 'Authorization'
            }
          }
  )

  await result

  expect(seen.at(-1)?.headers['authorization']).toBe(token)
})

test('returns a redirect without an address unchanged', async () => {
  const { result } = send({}, () => ({ status: 302 }))

  expect(await result).toMatchObject({ status: 302, redirected: false })
})

test('gives up on endless redirects', async () => {
  const { result } = send({}, () => ({
    status: 302,
    headers: { ...star, location: '/y' }
  }))

  await expect(result).rejects.toThrow('too many redirects')
})
