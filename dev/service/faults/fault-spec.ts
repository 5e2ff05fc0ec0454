import * as v from 'valibot'

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000))
const times = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  1
)
const after = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)
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

/** All faults, as accepted by the admin route. */
export const FaultSpec = v.variant('fault', [
  /** Delays each request, including preflights and media. */
  fault('delay', { milliseconds }),
  /** Lets `after` matching requests pass, answers the next with an error. */
  fault('fail', {
    ...match,
    after,
    times,
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    message: v.optional(v.string(), 'Service fault')
  }),
  /**
   * Lets `after` matching requests pass, handles the next and closes its
   * connection.
   */
  fault('lose-reply', { ...match, after }),
  /** Closes the connection of a matching request and handles it later. */
  fault('work-late', { ...match, milliseconds }),
  /** Truncates the bodies of the next matching replies. */
  fault('cut-body', { ...match, times }),
  /**
   * Damages the next matching media: `truncated` breaks the connection in the
   * middle, `short` is a whole reply with half of the bytes, `not-an-image` a
   * page with the type of the file, `other-type` the page with its own type,
   * `scripted-svg` an SVG whose scripts say `scripts ran`.
   */
  fault('break-media', {
    ...match,
    kind: v.picklist([
      'truncated',
      'short',
      'not-an-image',
      'other-type',
      'scripted-svg'
    ]),
    times
  }),
  /**
   * Sends records of an asset without required fields, or their pictures and
   * files without sizes, or with sizes as texts.
   */
  fault('malform-record', {
    assetId,
    kind: v.optional(
      v.picklist(['unusable', 'without-sizes', 'sizes-as-text']),
      'unusable'
    )
  }),
  /** Removes an asset from the library. */
  fault('remove-asset', { assetId }),
  /** Moves the service's clock forward. */
  fault('move-clock', {
    milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(1e13))
  }),
  /** Hides licenses from the history until they have this age. */
  fault('lag-history', { milliseconds }),
  /**
   * Shifts later pages of a history by a number of entries, as happens when
   * somebody licenses at the same time: 1 repeats an entry, -1 omits one.
   */
  fault('shift-history', {
    entries: v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100))
  }),
  /**
   * How the metadata of a license request is handled: `refused` is a 400, and
   * `item-refused` an error of each item with metadata.
   */
  fault('metadata', {
    fate: v.picklist(['kept', 'stripped', 'refused', 'item-refused'])
  }),
  /** Whether a plan charges for an asset that it has licensed before. */
  fault('repeats', { repeats: v.picklist(['as-planned', 'charged', 'free']) }),
  /**
   * Licenses only the first half of the next batches, then fails with a 500.
   */
  fault('halve-batch', { times }),
  /** Refuses to send an asset's file again. */
  fault('forbid-download', { assetId })
])

export type FaultSpec = v.InferOutput<typeof FaultSpec>

export type FaultName = FaultSpec['fault']

/** The fault of this name. */
export type Fault<Name extends FaultName> = Extract<FaultSpec, { fault: Name }>

/** A fault before defaults are applied. */
export type FaultInput = v.InferInput<typeof FaultSpec>
