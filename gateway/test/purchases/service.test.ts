import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listImageLicenses } from '../../../contract/api/image-history-endpoints.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import {
  startService,
  type RunningService
} from '../../../dev/service/server.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  outcomesOf,
  purchase,
  readPurchase
} from '../purchase.ts'
import { fullScopes } from '../scripted-service.ts'

const attempt = attemptId('a')
const [one = '', two = ''] = [...listAssets({ count: 600 })]
  .filter(asset => asset.imageType === 'photo' && !asset.isEditorial)
  .map(({ id }) => id)

let running: RunningService
let gateway: TestGateway
let token: string

beforeEach(async () => {
  running = await startService({ port: 0, data: ':memory:', assets: 600 })
  const { clientId, clientSecret } = running.service.application
  token = running.service.makeToken('designer', fullScopes)
  gateway = openGateway({
    fetch,
    config: { clientId, clientSecret, service: running.url }
  })
})
afterEach(() => running.close())

function buy(...assetIds: string[]): Promise<Response> {
  const items = assetIds.map(id => ({
    ...itemOf(id),
    subscriptionId: 's1100001'
  }))
  return purchase(gateway, attempt, items, token)
}

async function history(): Promise<unknown[]> {
  const reply = await fetch(running.url + listImageLicenses.path, {
    headers: { Authorization: `Bearer ${token}` }
  })
  return v.parse(listImageLicenses.reply, await reply.json()).data
}

describe('a purchase from the reference service', () => {
  test('returns files and one charge each', async () => {
    const { items } = await readPurchase(await buy(one, two))

    expect(items.map(({ outcome, charge }) => [outcome, charge])).toEqual([
      ['paid', 1],
      ['paid', 1]
    ])
    expect(items[0]?.download).toMatch(/^http.*\/media\/licensed\//)
    expect(await history()).toHaveLength(2)
  })

  test('arrives once although it is repeated many times', async () => {
    await Promise.all(Array.from({ length: 7 }, () => buy(one)))
    await buy(one)

    expect(running.service.arrivals.count('POST', licensePath)).toBe(1)
    expect(running.service.arrivals.attempts()).toEqual(new Map([[attempt, 1]]))
    expect(await history()).toHaveLength(1)
  })

  test('is unknown when the connection breaks after licensing', async () => {
    running.service.faults.cutConnection({ method: 'POST', path: licensePath })

    const first = await outcomesOf(await buy(one))
    const second = await outcomesOf(await buy(one))

    expect([first, second]).toEqual([
      { [one]: 'unknown' },
      { [one]: 'unknown' }
    ])
    expect(running.service.arrivals.count('POST', licensePath)).toBe(1)
    expect(await history()).toHaveLength(1)
  })

  test('is refused per asset with the service’s message', async () => {
    running.service.faults.removeAsset(one)

    const { items } = await readPurchase(await buy(one, two))

    expect(items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'Media unavailable'],
      ['paid', null]
    ])
  })

  test('is refused for a token without the scope', async () => {
    token = running.service.makeToken('designer', ['user.view'])

    expect(await outcomesOf(await buy(one))).toEqual({ [one]: 'refused' })
  })
})
