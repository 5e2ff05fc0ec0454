import { describe, expect, test } from 'vitest'
import { openGateway, type TestGateway } from './open-gateway.ts'
import { scriptedService, type ScriptedService } from './scripted-service.ts'

const searchPath = '/api/v2/images/search'

describe('the cache of the relay', () => {
  const headers = { 'Cache-Control': 'private, max-age=60', ETag: '"one"' }
  let service: ScriptedService
  let gateway: TestGateway
  let asked: Headers[]

  function open(answer: (headers: Headers) => Response): void {
    asked = []
    service = scriptedService({
      get: (_url, sent) => {
        asked.push(sent)
        return answer(sent)
      }
    })
    gateway = openGateway({ fetch: service.fetch })
  }

  test('answers as long as the service allows', async () => {
    open(() => Response.json({ data: [] }, { headers }))
    await gateway.send(`${searchPath}?query=sea`)

    gateway.clock.move(59_000)
    const second = await gateway.send(`${searchPath}?query=sea`)
    gateway.clock.move(1000)
    await gateway.send(`${searchPath}?query=sea`)

    expect(second.headers.get('Cache-Control')).toBe('private, max-age=1')
    expect(asked.map(sent => sent.get('If-None-Match'))).toEqual([
      null,
      '"one"'
    ])
  })

  test('keeps a reply that the service confirms', async () => {
    open(sent =>
      sent.has('If-None-Match')
        ? new Response(null, { status: 304, headers })
        : Response.json({ data: ['kept'] }, { headers })
    )
    await gateway.send(searchPath)

    gateway.clock.move(61_000)
    const second = await gateway.send(searchPath)

    expect(await second.json()).toEqual({ data: ['kept'] })
  })

  test.each(['"one"', 'W/"one"'])('answers 304 to who has %s', async tag => {
    open(() => Response.json({ data: [] }, { headers }))

    const response = await gateway.send(searchPath, {
      headers: { 'If-None-Match': tag }
    })

    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })

  test('keeps languages and queries apart', async () => {
    open(() => Response.json({ data: [] }, { headers }))

    await gateway.send(searchPath, { headers: { 'Accept-Language': 'de' } })
    await gateway.send(searchPath, { headers: { 'Accept-Language': 'fr' } })
    await gateway.send(`${searchPath}?query=sea`)

    expect(asked).toHaveLength(3)
  })

  test.each(['no-store', 'no-cache', 'private', ''])(
    'keeps nothing that says "%s"',
    async control => {
      open(() =>
        Response.json({ data: [] }, { headers: { 'Cache-Control': control } })
      )

      await gateway.send(searchPath)
      await gateway.send(searchPath)

      expect(asked).toHaveLength(2)
    }
  )
})
