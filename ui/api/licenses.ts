import * as v from 'valibot'
import { takesDetails } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'
import { toAddress } from '../../contract/api/address.ts'
import { mediaRoutes } from '../../contract/api/routes.ts'
import { DownloadUrl } from '../../contract/api/records/download-history.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantHistory,
  TolerantList,
  TolerantRecord
} from '../../contract/api/records/tolerant.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import {
  parseAttemptNote,
  attemptNote,
  toLicenseOrders
} from '../../contract/license-order.ts'
import { platform } from '../platform/platform.ts'
import { fetchOwn } from './fetch-own.ts'
import { requestJson } from './request.ts'

/** A license without its asset could be bought again. */
const lists = {
  image: licenseListOf('image'),
  video: licenseListOf('video'),
  audio: licenseListOf('audio')
}

function licenseListOf(mediaType: MediaType) {
  return tolerantListOf(
    v.pipe(
      TolerantHistory,
      v.check(record => record[mediaType] !== undefined)
    )
  )
}

/** One license of the account's history. */
export interface License extends AssetRef {
  id: string
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
  mediaType: MediaType
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
  { mediaType, page, assetId, accountId }: LicenseQuery,
  signal?: AbortSignal
): Promise<LicensePage> {
  const address = toAddress(
    mediaRoutes[mediaType].licenses,
    {},
    {
      [`${mediaType}_id`]: assetId,
      page,
      per_page: licensesPerPage,
      sort: 'newest'
    }
  )
  const list = lists[mediaType]
  const reply = await fetchOwn(address, list, { accountId, signal })
  const { records } = readRecords(TolerantHistory, reply.data)
  return {
    licenses: records.flatMap(record => toLicense(mediaType, record)),
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
  { attempt, mediaType = 'image', items, verificationCode }: PurchaseRequest,
  bearer: string
): Promise<readonly unknown[]> {
  const extras = { mediaType, note: attemptNote(attempt), verificationCode }
  const json = toLicenseOrders(items, extras)
  const { path } = mediaRoutes[mediaType].license
  const url = platform().addresses.service + path
  const options = { bearer, json, timeout: licenseTimeout }
  return (await requestJson(url, TolerantList, options)).data
}

interface DownloadQuery {
  mediaType: MediaType
  licenseId: string
  size: string
  verificationCode?: string
}

/**
 * A new download URL for a licensed file; takes no download. Some subscriptions
 * demand a verification code for that, too.
 */
export async function fetchDownload(
  { mediaType, licenseId, size, verificationCode }: DownloadQuery,
  signal?: AbortSignal
): Promise<string> {
  const { download } = mediaRoutes[mediaType]
  const address = toAddress(download, { id: licenseId })
  if (!takesDetails(mediaType)) {
    const options = { method: 'POST', signal } as const
    return (await fetchOwn(address, DownloadUrl, options)).url
  }
  const json = {
    ...(size && { size }),
    ...(verificationCode && { verification_code: verificationCode })
  }
  return (await fetchOwn(address, DownloadUrl, { json, signal })).url
}

function toLicense(mediaType: MediaType, record: TolerantHistory): License[] {
  const asset = record[mediaType]
  if (!asset) return []
  const { size = '', format = '' } = asset.format ?? {}
  return [
    {
      id: record.id,
      assetId: asset.id,
      mediaType,
      license: record.license,
      size,
      // Some histories name only the size.
      format: format || (size === 'vector' ? 'eps' : ''),
      isDownloadable: record.is_downloadable ?? true,
      at: record.download_time ?? null,
      subscriptionId: record.subscription_id ?? null,
      attempt: parseAttemptNote(record.metadata?.['other'])
    }
  ]
}
