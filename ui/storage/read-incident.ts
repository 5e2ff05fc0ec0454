import type { AssetRef } from '../../contract/document.ts'
import {
  areTexts,
  fits,
  isMediaType,
  isNonEmptyText,
  isNumber,
  isOne,
  isOneOf,
  isText,
  optional
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

const kinds = ['licensed-twice', 'not-downloadable', 'charged-more'] as const

export type IncidentKind = (typeof kinds)[number]

/** A problem that only the person can resolve, with the library's support. */
export interface Incident {
  v: 1
  id: string
  kind: IncidentKind
  assetId: string
  /** Missing for images of earlier versions. */
  mediaType?: AssetRef['mediaType']
  /** The attempt instead, if more was charged. */
  licenseIds: string[]
  accountId: string
  service: string
  /** ISO time. */
  at: string
  /** Downloads charged for these licenses together, if more was charged. */
  charge?: { licenses: number; confirmed: number; charged: number }
}

const charge: Shape<NonNullable<Incident['charge']>> = {
  licenses: isNumber,
  confirmed: isNumber,
  charged: isNumber
}

const incident: Shape<Incident> = {
  v: isOne,
  id: isNonEmptyText,
  kind: isOneOf(...kinds),
  assetId: isText,
  mediaType: optional(isMediaType),
  licenseIds: areTexts,
  accountId: isText,
  service: isText,
  at: isText,
  charge: optional(value => fits(value, charge))
}

export function readIncident(value: unknown): Incident | null {
  return fits(value, incident) ? value : null
}
