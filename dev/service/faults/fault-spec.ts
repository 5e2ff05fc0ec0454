import * as v from 'valibot'
import { metadataFates } from './licensing-faults.ts'

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000))
const times = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  1
)
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'] as const
const match = {
  /** Case-insensitive. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(methods))),
  /** A prefix of the path. */
  path: v.optional(v.pipe(v.string(), v.startsWith('/')))
}
const assetId = v.string()

function fault<const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries
) {
  return v.strictObject({ fault: v.literal(name), ...entries })
}

/** A fault as accepted by the admin route. */
export const FaultSpec = v.variant('fault', [
  fault('delay', { milliseconds }),
  fault('fail', {
    ...match,
    times,
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    message: v.optional(v.string())
  }),
  fault('lose-reply', {
    ...match,
    after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
  }),
  fault('work-late', { ...match, milliseconds }),
  fault('cut-body', { ...match, times }),
  fault('break-media', {
    kind: v.picklist(['truncated', 'not-an-image']),
    times
  }),
  fault('malform-record', { assetId }),
  fault('vanish-asset', { assetId }),
  fault('move-clock', {
    milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(1e13))
  }),
  fault('lag-history', { milliseconds }),
  fault('shift-history', {
    entries: v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100))
  }),
  fault('metadata', { fate: v.picklist(metadataFates) }),
  fault('repeats', { repeats: v.picklist(['as-planned', 'charged', 'free']) }),
  fault('halve-batch', { times }),
  fault('forbid-download', { assetId })
])

export type FaultSpec = v.InferOutput<typeof FaultSpec>

/** The same before defaults are applied. */
export type FaultInput = v.InferInput<typeof FaultSpec>
