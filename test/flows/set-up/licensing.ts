import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { AssetRef, LedgerEntry } from '../../../contract/document.ts'
import type { RunItem } from '../../../ui/licensing/purchase/run-item.ts'
import { orderNames } from '../../../contract/license-order.ts'
import { addresses } from './open-stack.ts'
import type { FlowStack, OpenFile } from './open-stack.ts'
import type { Comp } from './use-comp.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

/** Prefixes of license requests: to the gateway, then to the service. */
export const purchases = `POST ${addresses.gateway}/purchases`
export const licenseRequest = `POST ${addresses.service}/v2/images/licenses`

/** License requests for the service's faults. */
export const licensing = { method: 'POST', path: '/v2/images/licenses' }

/** Plans and confirms; the run is over when it resolves. */
export async function licenseAssets(
  { panel }: OpenFile,
  assets: readonly AssetRef[]
): Promise<void> {
  await panel.planLicenses(assets)
  await panel.confirmLicenses()
}

/** As `licenseAssets`, for images. */
export function license(
  file: OpenFile,
  assetIds: readonly string[]
): Promise<void> {
  return licenseAssets(file, imagesOf(assetIds))
}

/** Licenses the comp while the clock advances. */
export async function licenseAndAdvance(comp: Comp): Promise<void> {
  void license(comp.file, [comp.assetId])
  await comp.stack.until(
    () => comp.file.panel.$licensing.get().state === 'done'
  )
}

/** Confirms in a panel that is closed while it licenses. */
export async function licenseUntilClosed(comp: Comp): Promise<void> {
  const { panel } = comp.file
  await panel.planLicenses([imageOf(comp.assetId)])
  void panel.confirmLicenses()
  await comp.stack.until(() => panel.window.isClosed)
}

/** How the run ended, asset by asset; otherwise its state. */
export function stepsOf({ panel }: OpenFile): string[] {
  const shown = panel.$licensing.get()
  return shown.state === 'done' || shown.state === 'running'
    ? shown.items.map(({ step }) => step)
    : [shown.state]
}

export function itemsOf({ panel }: OpenFile): readonly RunItem[] {
  const shown = panel.$licensing.get()
  if (shown.state !== 'done') throw new Error(JSON.stringify(shown))
  return shown.items
}

export function decisionsOf({ panel }: OpenFile) {
  const shown = panel.$licensing.get()
  if (shown.state !== 'confirm') throw new Error(JSON.stringify(shown))
  return shown.plan.items.map(({ decision }) => decision)
}

/** Number of license requests that arrived at the service, of all media. */
export function licensePosts({ service }: FlowStack): number {
  return mediaTypes
    .map(medium => mediaRoutes[medium].license)
    .map(({ method, path }) => service.arrivals.count(method, path))
    .reduce((sum, count) => sum + count, 0)
}

/** Unfinished purchases on this machine. */
export function journalOf({ storage }: FlowStack): JournalEntry[] {
  return [...storage]
    .filter(([key]) => key.includes('/journal:'))
    .map(([, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return JSON.parse(text) as JournalEntry // the product wrote it
    })
}

/** Keys of unfinished batches on this machine. */
export function batchKeys({ storage }: FlowStack): string[] {
  return [...storage.keys()].filter(key => key.includes('/swaps:'))
}

/** The licenses in the file's ledger. */
export async function ledgerOf({ headless }: OpenFile): Promise<LedgerEntry[]> {
  const texts = await headless.host.evaluate<string[]>(
    `return figma.root.getPluginDataKeys()
      .filter(key => key.indexOf('license:') === 0)
      .map(key => figma.root.getPluginData(key))`
  )
  return texts.map(text => JSON.parse(text) as LedgerEntry) // checked by tests
}

/** Downloads left and licenses of an account, from the service. */
export async function accountOf(
  stack: FlowStack,
  username: string,
  medium: MediaType = 'image'
): Promise<{ left: number | null; licenses: string[] }> {
  const token = stack.service.makeToken(username, [
    'licenses.view',
    'purchases.view'
  ])
  const ask = async (path: string) => {
    const url = `http://localhost:4402/v2/${path}`
    const headers = { Authorization: `Bearer ${token}`, 'User-Agent': 'A test' }
    const reply = await stack.service.fetch(new Request(url, { headers }))
    return (await reply.json()) as { data: Record<string, never>[] } // the API's
  }
  const { data: plans } = await ask('user/subscriptions')
  const { items } = orderNames[medium]
  const { data: licenses } = await ask(`${items}/licenses?per_page=200`)
  const running = plans.flatMap(({ asset_type, allotment }: AnyPlan) =>
    asset_type === items && allotment?.downloads_left !== undefined
      ? [allotment.downloads_left]
      : []
  )
  return {
    left: running.length ? Math.max(...running) : null,
    licenses: licenses.map((one: AnyLicense) => one[medium]?.id ?? '')
  }
}

interface AnyPlan {
  asset_type?: string
  allotment?: { downloads_left?: number }
}

type AnyLicense = Partial<Record<MediaType, { id: string }>>
