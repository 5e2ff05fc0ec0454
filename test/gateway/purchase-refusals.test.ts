import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from './open-gateway.ts'
import { attemptId, itemOf, licensePath, purchase } from './purchase-setting.ts'
import {
  goodDetails,
  scriptedService,
  type Script,
  type ScriptedService
} from './scripted-service.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]

let script: Script
let service: ScriptedService
let gateway: TestGateway

beforeEach(() => {
  script = {}
  service = scriptedService(script)
  gateway = openGateway({ fetch: service.fetch })
})

function arrivals(): number {
  return service.count('POST', licensePath)
}

describe('a purchase that cannot begin', () => {
  test('needs a person', async () => {
    const reply = await gateway.post('/purchases', { attempt, items })

    expect(await failureOf(reply)).toEqual({ status: 401, code: 'signed-out' })
    expect(service.arrived).toEqual([])
  })

  test.each([
    ['refused', Response.json({ message: 'no' }, { status: 401 })],
    ['of another client', Response.json({ ...goodDetails, client_id: 'x' })]
  ])('needs a token that is not %s', async (_, details) => {
    script.details = () => details

    const reply = await purchase(gateway, attempt, items)

    expect((await failureOf(reply)).code).toBe('token-invalid')
    expect(arrivals()).toBe(0)
  })

  test('needs the service to know the person', async () => {
    script.details = () => new Response(null, { status: 503 })

    const reply = await purchase(gateway, attempt, items)

    expect((await failureOf(reply)).code).toBe('service-failed')
    expect(arrivals()).toBe(0)
    delete script.details
    expect((await purchase(gateway, attempt, items)).status).toBe(200)
  })

  test.each([
    ['no assets', { attempt, items: [] }],
    ['the same asset twice', { attempt, items: [itemOf('1'), itemOf('1')] }],
    ['a wrong size', { attempt, items: [{ ...itemOf('1'), size: 'giant' }] }],
    ['an unknown field', { attempt, items: [{ ...itemOf('1'), price: 0 }] }],
    ['no attempt', { attempt: 'mine', items }]
  ])('needs a request without %s', async (_, body) => {
    const headers = { Authorization: 'Bearer 1/bearer' }

    const reply = await gateway.post('/purchases', body, headers)

    expect((await failureOf(reply)).code).toBe('bad-request')
    expect(service.arrived).toEqual([])
  })
})
