import * as v from 'valibot'
import {
  gatewayRoutes,
  Purchase,
  type PurchaseItem
} from '../../contract/gateway.ts'
import type { TestGateway } from './open-gateway.ts'

export const licensePath = '/v2/images/licenses'

export function attemptId(digit: string): string {
  return digit.repeat(32)
}

export function itemOf(assetId: string): PurchaseItem {
  return { assetId, subscriptionId: 's1', size: 'huge', format: 'jpg' }
}

/** Asks for a purchase as the panel does. */
export function purchase(
  gateway: TestGateway,
  attempt: string,
  items: PurchaseItem[],
  bearer = '1/bearer'
): Promise<Response> {
  const headers = { Authorization: `Bearer ${bearer}` }
  return gateway.post(gatewayRoutes.purchases, { attempt, items }, headers)
}

/** The outcome of each asset. */
export async function outcomesOf(
  response: Response
): Promise<Record<string, string>> {
  const { items } = await readPurchase(response)
  return Object.fromEntries(
    items.map(({ assetId, outcome }) => [assetId, outcome])
  )
}

export async function readPurchase(response: Response): Promise<Purchase> {
  const body: unknown = await response.json()
  if (response.status === 200) return v.parse(Purchase, body)
  throw new Error(`Answered ${response.status} ${JSON.stringify(body)}`)
}

export function lookAt(
  gateway: TestGateway,
  attempt: string,
  bearer = '1/bearer'
): Promise<Response> {
  return gateway.send(gatewayRoutes.purchase(attempt), {
    headers: { Authorization: `Bearer ${bearer}` }
  })
}
