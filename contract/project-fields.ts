import { fits, isEntryText } from './shape.ts'
import type { Shape } from './shape.ts'

/** What a license is for, in the person's words; empty where they say nothing. */
export interface ProjectFields {
  job: string
  client: string
  purchaseOrder: string
  other: string
}

export type ProjectKey = keyof ProjectFields

/** In the order in which they are asked for, each with the API's name. */
export const projectKeys = [
  ['job', 'job'],
  ['client', 'client'],
  ['purchaseOrder', 'purchase_order'],
  ['other', 'other']
] as const

/** So that an entry of the journal or of the file stays small. */
export const maxProjectText = 200

export const noProject: ProjectFields = {
  job: '',
  client: '',
  purchaseOrder: '',
  other: ''
}

/** What each of them has to be. */
export const projectShape: Shape<ProjectFields> = {
  job: isEntryText,
  client: isEntryText,
  purchaseOrder: isEntryText,
  other: isEntryText
}

export function areProjectFields(value: unknown): value is ProjectFields {
  return fits(value, projectShape)
}
