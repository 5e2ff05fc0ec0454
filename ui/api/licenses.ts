import { toAddress } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import { DownloadUrl } from '../../contract/api/download-history.ts'
import {
  readRecords,
  TolerantHistory,
  TolerantList
} from '../../contract/api/tolerant.ts'
import type { MediaType } from '../../contract/document.ts'
import { platform } from '../platform.ts'
import { withBearer } from './bearer.ts'
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
}

export interface LicensePage {
  licenses: License[]
  /** Records on this page, usable or not. */
  received: number
}

/** The most the API gives at once. */
export const licensesPerPage = 200

/** Newest first. */
export async function fetchLicenses(
  { page, assetId }: { page: number; assetId?: string | undefined },
  signal?: AbortSignal
): Promise<LicensePage> {
  const address = toAddress(
    routes.listImageLicenses,
    {},
    { image_id: assetId, page, per_page: licensesPerPage, sort: 'newest' }
  )
  const reply = await withBearer(bearer =>
    requestJson(at(address), TolerantList, { bearer, signal })
  )
  const { records } = readRecords(TolerantHistory, reply.data)
  return {
    licenses: records.flatMap(toLicense),
    received: reply.data.length
  }
}

/** A fresh address of a file that was licensed; takes nothing. */
export async function fetchDownload(
  licenseId: string,
  size: string,
  signal?: AbortSignal
): Promise<string> {
  const address = toAddress(routes.downloadImage, { id: licenseId })
  const json = size ? { size } : {}
  const reply = await withBearer(bearer =>
    requestJson(at(address), DownloadUrl, { bearer, json, signal })
  )
  return reply.url
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
      subscriptionId: record.subscription_id ?? null,
      at: record.download_time ?? null
    }
  ]
}

function at(address: string): string {
  return platform().addresses.service + address
}
