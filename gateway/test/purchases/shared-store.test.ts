import { expect, test } from 'vitest'
import { createSealer } from '../../sealing/sealer.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const purchases = usePurchases()

test('an instance of an earlier version finds all of a purchase', async () => {
  const { gateway } = purchases
  await purchase(gateway, attempt, [itemOf('101')])

  const { store, config } = gateway
  const key = `purchase-downloads:${attempt}`
  const sealed = (await store.get(key)) ?? ''
  const sealer = createSealer(config.sealingSecrets, () => new Uint8Array(12))
  expect(sealer.open('download', sealed, key)).toContain('http')
  const record = await store.get(`purchase:${attempt}`)
  expect(record).toContain('"paid"')
  const { account } = JSON.parse(record ?? '') as { account: string } // ours
  expect(await store.get(`asset:${account}:101`)).toBe(attempt)
  expect(await store.timeLeft(`lease:${attempt}`)).toBeGreaterThan(0)
  expect(await store.get('epoch')).toMatch(/^[0-9a-f]{32}$/)
})
