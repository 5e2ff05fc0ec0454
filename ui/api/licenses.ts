import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import { DownloadUrl } from '../../contract/api/records/download-history.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
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

/** A license without its asset could be bought again. */
const LicenseList = tolerantListOf(
  v.pipe(
    TolerantHistory,
    v.check(({ image }) => image !== undefined)
  )
)

/** One license of the account's history. */
export interface License {
  id: string
  assetId: string
  mediaType: MediaType
  /** The API's license name, such as `standard`. */
  license: string
  /** Empty when unknown. */
  size: string
  format: string
  isDownloadable: boolean
  /** The subscription that granted it; null when unknown. */
  subscriptionId: string | null
  /** ISO time. */
  at: string | null
  /** Our attempt that it resulted from, if known. */
  attempt: string | null
}

interface LicenseQuery {
  page: number
  /** Only licenses of this asset. */
  assetId?: string | undefined
  /** The account to act as; the signed-in one if left out. */
  accountId?: string | undefined
}

export interface LicensePage {
  licenses: License[]
  /** Of all records, usable or not; null where a record has no id. */
  ids: (string | null)[]
  /** Total for the account or the asset; null when unknown. */
  total: number | null
}

/** Milliseconds: the service prepares the files of a whole batch. */
const licenseTimeout = 100_000

/** The API's maximum. */
export const licensesPerPage = 200

/** Newest first. */
export async function fetchLicenses(
  { page, assetId, accountId }: LicenseQuery,
  signal?: AbortSignal
): Promise<LicensePage> {
  const address = toAddress(
    routes.listImageLicenses,
    {},
    { image_id: assetId, page, per_page: licensesPerPage, sort: 'newest' }
  )
  const reply = await fetchOwn(address, LicenseList, { accountId, signal })
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
 * Licenses directly, without a gateway that would prevent duplicates. Returns
 * the outcome of each, as the service reports it.
 */
export async function postLicenses(
  { attempt, items, verificationCode }: PurchaseRequest,
  bearer: string
): Promise<readonly unknown[]> {
  const extras = { note: attemptNote(attempt), verificationCode }
  const images = items.map(item => toLicenseOrder(item, extras))
  const url = platform().addresses.service + routes.licenseImages.path
  const options = { bearer, json: { images }, timeout: licenseTimeout }
  return (await requestJson(url, TolerantList, options)).data
}

/**
 * A new download URL for a licensed file; takes no download. Some subscriptions
 * demand a verification code for that, too.
 */
export async function fetchDownload(
  licenseId: string,
  { size, verificationCode }: { size: string; verificationCode?: string },
  signal?: AbortSignal
): Promise<string> {
  const address = toAddress(routes.downloadImage, { id: licenseId })
  const json = {
    ...(size && { size }),
    ...(verificationCode && { verification_code: verificationCode })
  }
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
