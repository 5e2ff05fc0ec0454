import { toAddress } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import { DownloadUrl } from '../../contract/api/records/download-history.ts'
import {
  readRecords,
  TolerantHistory,
  TolerantList,
  TolerantRecord
} from '../../contract/api/records/tolerant.ts'
import type { MediaType } from '../../contract/document.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import {
  parseAttemptNote,
  attemptNote,
  toLicenseOrder
} from '../../contract/license-order.ts'
import { platform } from '../platform/platform.ts'
import { fetchOwn } from './fetch-own.ts'
import { requestJson } from './request.ts'

/** One license of the account's history. */
export interface License {
  id: string
  assetId: string
  mediaType: MediaType
  /** The API's license name, such as `standard`. */
  license: string
  /** Empty when the service does not say. */
  size: string
  format: string
  isDownloadable: boolean
  /** What granted it; null when the service does not say. */
  subscriptionId: string | null
  /** ISO time. */
  at: string | null
  /** The attempt of ours that it came of, if it says so. */
  attempt: string | null
}

interface Wanted {
  page: number
  /** Of one asset only. */
  assetId?: string | undefined
  /** The account; whose it is otherwise is who is signed in. */
  of?: string | undefined
}

export interface LicensePage {
  licenses: License[]
  /** Of each record, usable or not; null without one. */
  ids: (string | null)[]
  /** Licenses of the account, or of the asset; null when it does not say. */
  total: number | null
}

/** Milliseconds; the service makes a batch of files ready. */
const licenseTimeout = 100_000

/** The most the API gives at once. */
export const licensesPerPage = 200

/** Newest first. */
export async function fetchLicenses(
  { page, assetId, of }: Wanted,
  signal?: AbortSignal
): Promise<LicensePage> {
  const address = toAddress(
    routes.listImageLicenses,
    {},
    { image_id: assetId, page, per_page: licensesPerPage, sort: 'newest' }
  )
  const reply = await fetchOwn(address, TolerantList, { of, signal })
  const { records } = readRecords(TolerantHistory, reply.data)
  return {
    licenses: records.flatMap(toLicense),
    ids: reply.data.map(idOf),
    total: reply.total_count ?? null
  }
}

function idOf(record: unknown): string | null {
  return readRecords(TolerantRecord, [record]).records[0]?.id ?? null
}

/**
 * Licenses without a gateway, which would send it once. What came of each, as
 * the service says it.
 */
export async function postLicenses(
  { attempt, items }: PurchaseRequest,
  bearer: string
): Promise<readonly unknown[]> {
  const images = items.map(item => toLicenseOrder(item, attemptNote(attempt)))
  const url = platform().addresses.service + routes.licenseImages.path
  const options = { bearer, json: { images }, timeout: licenseTimeout }
  return (await requestJson(url, TolerantList, options)).data
}

/** A fresh address of a file that was licensed; takes nothing. */
export async function fetchDownload(
  licenseId: string,
  size: string,
  signal?: AbortSignal
): Promise<string> {
  const address = toAddress(routes.downloadImage, { id: licenseId })
  const json = size ? { size } : {}
  return (await fetchOwn(address, DownloadUrl, { json, signal })).url
}

function toLicense(record: TolerantHistory): License[] {
  const { image } = record
  if (!image) return []
  return [
    {
      id: record.id,
      assetId: image.id,
      mediaType: 'image',
      license: record.license,
      size: image.format?.size ?? '',
      format: image.format?.format ?? '',
      isDownloadable: record.is_downloadable ?? true,
      at: record.download_time ?? null,
      subscriptionId: record.subscription_id ?? null,
      attempt: parseAttemptNote(record.metadata?.['other'])
    }
  ]
}
