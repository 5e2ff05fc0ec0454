import * as v from 'valibot'
import type { MediaType } from '../../contract/api/media-type.ts'
import type {
  PurchaseItem,
  PurchaseRequest
} from '../../contract/gateway-requests.ts'
import {
  gatewayRoutes,
  Purchase,
  mediumVersions
} from '../../contract/gateway.ts'
import type { TestGateway } from './open-gateway.ts'
import type { Script } from './scripted-service.ts'

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

/** The same of a gateway that listens; fails when it dies. */
export function postPurchase(
  url: string,
  attempt: string,
  items: PurchaseItem[]
): Promise<Response> {
  return fetch(url + gatewayRoutes.purchases, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer 1/bearer',
      'Content-Type': 'application/json'
    },
    body: JSON.stringify({ attempt, items })
  })
}

/** Media whose purchases name their medium. */
export type Medium = Exclude<MediaType, 'image'>

export function mediumItem(medium: Medium, assetId: string): PurchaseItem {
  const item = { assetId, subscriptionId: 's1' }
  return medium === 'video'
    ? { ...item, size: 'hd' }
    : { ...item, size: 'clean_audio', license: 'audio_standard' }
}

/** Asks for videos or tracks as the panel does. */
export function purchaseMedium(
  gateway: TestGateway,
  mediaType: Medium,
  attempt: string,
  items: PurchaseItem[],
  verificationCode?: string
): Promise<Response> {
  const headers = { Authorization: 'Bearer 1/bearer' }
  const request: PurchaseRequest = {
    attempt,
    mediaType,
    needs: mediumVersions[mediaType],
    ...(verificationCode !== undefined && { verificationCode }),
    items
  }
  return gateway.post(gatewayRoutes.purchases, request, headers)
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

export interface SlowService {
  answer: (reply: Response) => void
  /** Resolves when the license call arrived. */
  asked: Promise<void>
}

/** Makes a service answer license calls only when released. */
export function slowService(script: Script): SlowService {
  let answer: (reply: Response) => void = () => undefined
  let note: () => void = () => undefined
  const asked = new Promise<void>(resolve => (note = resolve))
  script.license = () => {
    note()
    return new Promise<Response>(resolve => (answer = resolve))
  }
  return { answer: reply => answer(reply), asked }
}

/** A reply in which all assets were paid. */
export function paid(...ids: string[]): Response {
  const download = { url: 'http://localhost:4402/media/licensed/1' }
  return Response.json({ data: ids.map(image_id => ({ image_id, download })) })
}
