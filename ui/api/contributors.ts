import { routes } from '../../contract/api/routes.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantContributor
} from '../../contract/api/records/tolerant.ts'
import { plainText } from '../words/plain-text.ts'
import { fetchPublic } from './fetch-public.ts'

const ContributorList = tolerantListOf(TolerantContributor)

/** The author of assets, as the service describes them. */
export interface Contributor {
  name: string | null
  /** Written by them, or required by the license. */
  about: string | null
  /** Shown as text; opened in the browser, and only when pressed. */
  website: string | null
  location: string | null
  /** Such as photographer. */
  kinds: readonly string[]
  styles: readonly string[]
  subjects: readonly string[]
  equipment: readonly string[]
}

/** Null when the service does not know the id. */
export async function fetchContributorProfile(
  id: string
): Promise<Contributor | null> {
  const values = { id: [id] }
  const reply = await fetchPublic(
    routes.listContributors,
    {},
    values,
    ContributorList
  )
  const { records } = readRecords(TolerantContributor, reply.data, 100)
  const found = records.find(one => one.id === id)
  if (!found) return null
  return {
    name: plainText(found.display_name ?? '') || null,
    about: found.about?.trim() || null,
    website: plainText(found.website ?? '') || null,
    location: plainText(found.location ?? '') || null,
    kinds: textsOf(found.contributor_type),
    styles: textsOf(found.styles),
    subjects: textsOf(found.subjects),
    equipment: textsOf(found.equipment)
  }
}

function textsOf(texts: readonly string[] = []): string[] {
  return [...new Set(texts.map(plainText))].filter(text => text !== '')
}
