import * as v from 'valibot'

/** What a reply to a license call says of one asset. */
export interface LicenseResult {
  assetId: string
  /** Only what is certain is not `unknown`. */
  outcome: 'paid' | 'refused' | 'unknown'
  charge: number | null
  /** Where the file is, for some minutes. */
  download: string | null
  /** The service's words. */
  reason: string | null
}

/** Of statuses 4xx, those that are no "no": the work may have been done. */
const doubtful = [408, 409]

/** Longest words of the service that are kept. */
const maxReasonLength = 500

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const Named = v.object({ image_id: Id })

const Result = v.object({
  allotment_charge: v.fallback(v.nullish(v.number()), null),
  download: v.nullish(v.object({ url: v.string() })),
  error: v.nullish(v.string())
})

/** Whether nothing was done, by the status alone. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !doubtful.includes(status)
}

/** No more of the service's words than are kept. */
export function cutReason(reason: string): string {
  return reason.slice(0, maxReasonLength)
}

/** Reads the `data` of a reply; whatever it does not say is `unknown`. */
export function readLicenseResults(
  assetIds: readonly string[],
  data: readonly unknown[]
): LicenseResult[] {
  const ids = data.map(idOf)
  const isWhole = ids.every(id => id !== null && assetIds.includes(id))
  return assetIds.map(assetId => {
    const own = data.filter((_, i) => ids[i] === assetId)
    // None: the reply does not say. Several: it contradicts itself.
    const result = own.length === 1 ? readResult(own[0]) : {}
    // Something was done that was not asked for, maybe in place of this.
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

function idOf(result: unknown): string | null {
  const read = v.safeParse(Named, result)
  return read.success ? read.output.image_id : null
}
