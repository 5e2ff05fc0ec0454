import { fits, isEntryText } from './shape.ts'
import type { Shape } from './shape.ts'

/** What a license is for, in the person's words; unused fields are empty. */
export interface ProjectFields {
  job: string
  client: string
  purchaseOrder: string
  other: string
}

export type ProjectKey = keyof ProjectFields

/** Each field with its name in the API, in the order of the form. */
export const projectKeys = [
  ['job', 'job'],
  ['client', 'client'],
  ['purchaseOrder', 'purchase_order'],
  ['other', 'other']
] as const

/** Keeps entries of the journal and of the file small. */
export const maxProjectText = 200

export const noProject: ProjectFields = {
  job: '',
  client: '',
  purchaseOrder: '',
  other: ''
}

export const projectShape: Shape<ProjectFields> = {
  job: isEntryText,
  client: isEntryText,
  purchaseOrder: isEntryText,
  other: isEntryText
}

export function areProjectFields(value: unknown): value is ProjectFields {
  return fits(value, projectShape)
}
