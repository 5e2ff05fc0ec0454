import { randomBytes } from 'node:crypto'
import { readGatewayConfig } from '../../gateway/core/config.ts'
import type { Store } from '../../gateway/core/store.ts'
import {
  createPurchases,
  type Purchases
} from '../../gateway/purchases/make-purchase.ts'
import { createSealer } from '../../gateway/sealing/sealer.ts'
import { goodEnv } from '../../gateway/test/open-gateway.ts'
import { itemOf } from '../../gateway/test/purchase.ts'

/** Purchases of one instance, before a service that licenses at once. */
export function openPurchases(store: Store): Purchases {
  const config = readGatewayConfig(goodEnv)
  return createPurchases({
    config,
    store,
    sealer: createSealer(config.sealingSecrets, randomBytes),
    fetch: async (_input, init) =>
      licenseAll(typeof init?.body === 'string' ? init.body : ''),
    now: () => Date.now(),
    randomBytes,
    log: () => undefined,
    clientAddress: () => '192.0.2.1'
  })
}

function licenseAll(body: string): Response {
  const { images } = JSON.parse(body) as { images: { image_id: string }[] } // ours
  const download = { url: 'http://localhost:4402/media/licensed/1' }
  const data = images.map(({ image_id }) => ({ image_id, download }))
  return new Response(JSON.stringify({ data }))
}

/** Licenses one asset; each number has an attempt, asset and account. */
export async function buyOne(
  purchases: Purchases,
  number: number
): Promise<void> {
  const attempt = attemptOf(number)
  const caller = { bearer: '1/b', userId: '1', account: `account-${attempt}` }
  const request = { attempt, items: [itemOf(`${number}`)] }
  const { items } = await purchases.make(request, caller)
  const [{ outcome } = { outcome: 'missing' }] = items
  if (outcome !== 'paid') throw new Error(`The outcome is ${outcome}.`)
}

export function attemptOf(number: number): string {
  return number.toString(16).padStart(32, '0')
}
