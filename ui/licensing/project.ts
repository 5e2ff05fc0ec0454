import { atom } from 'nanostores'
import {
  maxProjectText,
  noProject,
  projectKeys
} from '../../contract/project-fields.ts'
import type {
  ProjectFields,
  ProjectKey
} from '../../contract/project-fields.ts'
import { loadFileRecords } from '../records/load-file-records.ts'
import { saveFileRecords } from '../records/save-file-records.ts'
import { platform } from '../platform/platform.ts'

/** What the licenses of a plan are for, as it was typed. */
export const $project = atom<ProjectFields>(noProject)

/** A plan was to be confirmed though something was not filled in. */
export const $isProjectAsked = atom(false)

let saved = JSON.stringify(noProject)

/** What was said last in this file; nothing when it cannot be read. */
export async function loadProject(): Promise<void> {
  $isProjectAsked.set(false)
  const { records } = await loadFileRecords('project').catch(() => {
    return { records: [] } // to type it again is no harm
  })
  $project.set(trimmed(records[0] ?? noProject))
  saved = JSON.stringify($project.get())
}

export function setProjectField(key: ProjectKey, text: string): void {
  $project.set({ ...$project.get(), [key]: text.slice(0, maxProjectText) })
}

/** What goes with each license. */
export function projectOf(): ProjectFields {
  return trimmed($project.get())
}

/** Of those that are asked for, those that are empty, as they are shown. */
export function missingFields(
  asksFor: readonly ProjectKey[],
  fields: ProjectFields
): ProjectKey[] {
  return projectKeys.flatMap(([key]) =>
    asksFor.includes(key) && fields[key].trim() === '' ? key : []
  )
}

/** Whether nothing is missing; else the panel asks for it. */
export function isProjectFilled(asksFor: readonly ProjectKey[]): boolean {
  const isFilled = missingFields(asksFor, $project.get()).length === 0
  $isProjectAsked.set(!isFilled)
  return isFilled
}

/** Licensing goes on when it cannot be remembered. */
export async function rememberProject(): Promise<void> {
  const fields = projectOf()
  const text = JSON.stringify(fields)
  if (text === saved) return
  const at = new Date(platform().now()).toISOString()
  try {
    await saveFileRecords('project', [{ v: 1, id: 'file', at, ...fields }])
    saved = text
  } catch {
    // it is typed again next time
  }
}

function trimmed(fields: ProjectFields): ProjectFields {
  const all = { ...noProject }
  for (const [key] of projectKeys) {
    all[key] = fields[key].trim().slice(0, maxProjectText)
  }
  return all
}
