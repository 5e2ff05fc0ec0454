import * as v from 'valibot'
import type { MediaType } from './api/media-type.ts'
import { decodeEntities } from './api/records/decode-entities.ts'
import { shorten } from './api/records/shorten.ts'
import { orderNames } from './license-order.ts'
import { asRecord } from './shape.ts'

/** What the reply to a license call says about one asset. */
export interface LicenseResult {
  assetId: string
  /** `unknown` unless it is certain. */
  outcome: 'paid' | 'refused' | 'unknown'
  charge: number | null
  /** Address of the file, valid for some minutes. */
  download: string | null
  /** The service's message. */
  reason: string | null
}

/** Seconds to wait after a 429 that does not say how long. */
export const usualWait = 10

/** Statuses 4xx that are no refusal: the license may have been granted. */
const doubtful = [408, 409]

const maxReasonLength = 500

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const Result = v.object({
  allotment_charge: v.fallback(v.nullish(v.number()), null),
  download: v.nullish(v.object({ url: v.string() })),
  error: v.nullish(v.string())
})

/** Whether the status alone says that nothing was licensed. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !doubtful.includes(status)
}

/** A message of the service, as text and shortened for storage. */
export function cutReason(reason: string): string {
  return shorten(decodeEntities(reason), maxReasonLength)
}

/** Reads the `data` of a reply; assets without a clear result are `unknown`. */
export function readLicenseResults(
  mediaType: MediaType,
  assetIds: readonly string[],
  data: readonly unknown[]
): LicenseResult[] {
  const ids = data.map(result => idOf(result, orderNames[mediaType].asset))
  const isWhole = ids.every(id => id !== null && assetIds.includes(id))
  return assetIds.map(assetId => {
    const own = data.filter((_, i) => ids[i] === assetId)
    // no result: the reply does not say; several: it contradicts itself
    const result = own.length === 1 ? readResult(own[0]) : {}
    // an unexpected id may have been licensed instead of this one
    const isSure = isWhole || result.outcome !== 'refused'
    return { ...unknown, assetId, ...(isSure ? result : {}) }
  })
}

const unknown = {
  outcome: 'unknown',
  charge: null,
  download: null,
  reason: null
} as const

function readResult(record: unknown): Partial<LicenseResult> {
  const read = v.safeParse(Result, record)
  if (!read.success) return {}
  const { allotment_charge: charge = null, error } = read.output
  const download = read.output.download?.url
  if (download && !error) return { outcome: 'paid', download, charge }
  return error && !download
    ? { outcome: 'refused', reason: cutReason(error) }
    : {}
}

function idOf(result: unknown, name: string): string | null {
  const read = v.safeParse(Id, asRecord(result)?.[name])
  return read.success ? read.output : null
}
