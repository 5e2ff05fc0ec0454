import {
  areTexts,
  fits,
  isFilledText,
  isOne,
  isText
} from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

export type IncidentKind = 'licensed-twice' | 'not-downloadable'

/** What only a person can put right, with the library's support. */
export interface Incident {
  v: 1
  id: string
  kind: IncidentKind
  assetId: string
  licenseIds: string[]
  accountId: string
  service: string
  /** ISO time. */
  at: string
}

const incident: Shape<Incident> = {
  v: isOne,
  id: isFilledText,
  kind: value => value === 'licensed-twice' || value === 'not-downloadable',
  assetId: isText,
  licenseIds: areTexts,
  accountId: isText,
  service: isText,
  at: isText
}

export function readIncident(value: unknown): Incident | null {
  return fits(value, incident) ? value : null
}
