import type {
  PurchaseItem,
  PurchaseRequest
} from '../../../contract/gateway.ts'
import type { Session } from '../../../contract/session.ts'
import { imageRecord, listReply, pngReply } from '../stores/image-record.ts'
import { compOf } from '../stores/memory-document.ts'
import { createWorld } from '../stores/open-panel.ts'
import type { World } from '../stores/open-panel.ts'
import type { Call } from '../stores/scripted-web.ts'

export interface ShopLicense {
  id: string
  assetId: string
  license: string
  isDownloadable: boolean
}

interface Outcome {
  assetId: string
  outcome: 'sending' | 'paid' | 'refused' | 'unknown' | 'not-sent'
  charge: number | null
  download: string | null
  reason: string | null
}

export interface Shop extends World {
  /** Oldest first. */
  licenses: ShopLicense[]
  left: number
  /** Attempts as the gateway remembers them. */
  attempts: Map<string, Outcome[]>
  /** Attempts that were asked for before they came. */
  closed: Set<string>
  /** Assets that the service refuses, and its words. */
  refusals: Map<string, string>
  /** What a license takes. */
  charge: number
  /** Raw changes of image records. */
  records: Map<string, object>
  /** Licensed so far, by whichever way. */
  sell: (item: PurchaseItem) => Outcome
}

const at = {
  service: (path: string) => `http://service.test${path}`,
  gateway: (path: string) => `http://gateway.test${path}`
}

export const person: Session = {
  accessToken: 'token-7',
  expiresAt: null,
  handle: null,
  userId: '7',
  userName: 'Dee Example',
  scopes: ['user.view', 'licenses.create', 'licenses.view', 'purchases.view']
}

/** A service and a gateway that sell images 1 to 9 to one person. */
export function createShop(assetIds: readonly string[] = ['1', '2']): Shop {
  const world = createWorld()
  const shop: Shop = {
    ...world,
    licenses: [],
    left: 10,
    attempts: new Map(),
    closed: new Set(),
    refusals: new Map(),
    charge: 1,
    records: new Map(),
    sell: item => sell(shop, item)
  }
  world.document.session = person
  world.document.layers = assetIds.map(compOf)
  addService(shop)
  addGateway(shop)
  return shop
}

function sell(shop: Shop, { assetId }: PurchaseItem): Outcome {
  const reason = shop.refusals.get(assetId) ?? null
  const no = { assetId, charge: null, download: null, reason }
  if (reason !== null) return { ...no, outcome: 'refused' }
  const id = `e${shop.licenses.length + 1}`
  const license = { assetId, license: 'standard', isDownloadable: true }
  shop.licenses.push({ id, ...license })
  shop.left -= shop.charge
  const download = `http://media.test/licensed/${id}.jpg`
  const { charge } = shop
  return { assetId, outcome: 'paid', charge, download, reason: null }
}

function addService(shop: Shop): void {
  const { web } = shop
  web.on(`GET ${at.service('/v2/user/subscriptions')}`, () =>
    listReply([subscriptionRecord('s1', shop.left)])
  )
  web.on(`GET ${at.service('/v2/images')}`, call => imagesReply(shop, call))
  web.on(`GET ${at.gateway('/api/v2/images')}`, call => imagesReply(shop, call))
  web.on(`GET ${at.service('/v2/images/licenses')}`, ({ url }) => {
    const assetId = url.searchParams.get('image_id')
    const page = Number(url.searchParams.get('page'))
    const own = shop.licenses.filter(
      license => assetId === null || license.assetId === assetId
    )
    const newest = own.map(historyRecord).toReversed()
    return listReply(newest.slice((page - 1) * 200, page * 200))
  })
  web.on('POST http://service.test/v2/images/licenses/*', ({ url }) => {
    const id = url.pathname.split('/')[4]
    return Response.json({ url: `http://media.test/licensed/${id}.jpg` })
  })
  web.on('GET http://media.test/licensed/*', () => pngReply())
}

function addGateway(shop: Shop): void {
  const { web, attempts } = shop
  web.on(`GET ${at.gateway('/health')}`, () => Response.json({ ok: true }))
  web.on(`POST ${at.gateway('/purchases')}`, call => {
    // The panel's body; the gateway's own tests check its shape.
    const { attempt, items } = call.json as PurchaseRequest
    const known = attempts.get(attempt) ?? forward(shop, attempt, items)
    attempts.set(attempt, known)
    return Response.json({ attempt, items: known })
  })
  web.on(`GET ${at.gateway('/purchases/')}*`, ({ url }) => {
    const attempt = url.pathname.split('/')[2] ?? ''
    const items = attempts.get(attempt)
    const error = { code: 'not-found', message: 'Never seen.' }
    if (!items) shop.closed.add(attempt)
    return items
      ? Response.json({ attempt, items })
      : Response.json({ error }, { status: 404 })
  })
}

/** What was asked for before it came is not forwarded any more. */
function forward(
  shop: Shop,
  attempt: string,
  items: readonly PurchaseItem[]
): Outcome[] {
  if (!shop.closed.has(attempt)) return items.map(shop.sell)
  return items.map(({ assetId }) => {
    const nothing = { charge: null, download: null, reason: null }
    return { assetId, outcome: 'not-sent', ...nothing }
  })
}

function imagesReply(shop: Shop, { url }: Call): Response {
  const ids = url.searchParams.getAll('id')
  const known = ids.filter(id => /^[1-9]$/.test(id))
  return listReply(known.map(id => imageRecord(id, shop.records.get(id))))
}

export function subscriptionRecord(id: string, left: number): object {
  return {
    id,
    license: 'standard',
    description: 'Monthly Subscription',
    asset_type: 'images',
    expiration_time: '2027-01-01T00:00:00Z',
    allotment: { downloads_left: left, downloads_limit: 350 },
    formats: [
      { media_type: 'image', size: 'huge', format: 'jpg' },
      { media_type: 'image', size: 'medium', format: 'jpg' }
    ]
  }
}

function historyRecord(license: ShopLicense): object {
  const { id, assetId, isDownloadable } = license
  return {
    id,
    license: license.license,
    download_time: '2026-03-01T12:00:00Z',
    is_downloadable: isDownloadable,
    image: { id: assetId, format: { size: 'huge', format: 'jpg' } }
  }
}
