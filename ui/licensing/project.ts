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
import { cutText } from '../words/cut-text.ts'

/** Details of the project, as entered. */
export const $project = atom<ProjectFields>(noProject)

let saved = JSON.stringify(noProject)

/** Loads the latest details in this file; empty if they cannot be read. */
export async function loadProject(): Promise<void> {
  const { records } = await loadFileRecords('project').catch(() => {
    return { records: [] } // the person can enter them again
  })
  $project.set(trimmed(records[0] ?? noProject))
  saved = JSON.stringify($project.get())
}

export function setProjectField(key: ProjectKey, text: string): void {
  $project.set({ ...$project.get(), [key]: cutText(text, maxProjectText) })
}

/** Details sent with each license. */
export function projectOf(): ProjectFields {
  return trimmed($project.get())
}

/** Required details that are empty, in display order. */
export function missingFields(
  asksFor: readonly ProjectKey[],
  fields: ProjectFields
): ProjectKey[] {
  return projectKeys.flatMap(([key]) =>
    asksFor.includes(key) && fields[key].trim() === '' ? key : []
  )
}

/** Licensing continues if they cannot be saved. */
export async function rememberProject(): Promise<void> {
  const fields = projectOf()
  const text = JSON.stringify(fields)
  if (text === saved) return
  const at = new Date(platform().now()).toISOString()
  try {
    await saveFileRecords('project', [{ v: 1, id: 'file', at, ...fields }])
    saved = text
  } catch {
    // they are entered again next time
  }
}

function trimmed(fields: ProjectFields): ProjectFields {
  const all = { ...noProject }
  for (const [key] of projectKeys) {
    all[key] = cutText(fields[key].trim(), maxProjectText)
  }
  return all
}
