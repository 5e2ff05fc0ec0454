import { expect, test } from 'vitest'
import { openTestService } from './open-service.ts'

test('a service is healthy while its data can be read', async () => {
  const opened = await openTestService()

  const reply = await opened.send('/health')
  opened.close()

  expect(reply.status).toBe(200)
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
  expect(await reply.json()).toEqual({ status: 'ok' })
})

test('a service without its data is unhealthy, and logs the reason', async () => {
  const lines: string[] = []
  const opened = await openTestService({ log: line => lines.push(line) })
  opened.close()

  const reply = await opened.send('/health')

  expect(reply.status).toBe(503)
  expect(await reply.json()).toEqual({ status: 'failing' })
  expect(lines.join('\n')).toContain('"error":')
})
