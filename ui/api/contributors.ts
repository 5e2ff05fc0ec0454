import { routes } from '../../contract/api/routes.ts'
import {
  readRecords,
  TolerantContributor,
  TolerantList
} from '../../contract/api/tolerant.ts'
import { plainText } from '../records/plain-text.ts'
import { fetchOpen } from './fetch-open.ts'

/** The author of assets, as far as the service says. */
export interface Contributor {
  name: string | null
  /** In their words or those that the license asks for. */
  about: string | null
  /** Shown as text, never followed. */
  website: string | null
}

/** Null when the service does not know the id. */
export async function fetchContributorProfile(
  id: string
): Promise<Contributor | null> {
  const values = { id: [id] }
  const reply = await fetchOpen(
    routes.listContributors,
    {},
    values,
    TolerantList
  )
  const { records } = readRecords(TolerantContributor, reply.data, 100)
  const found = records.find(one => one.id === id)
  if (!found) return null
  return {
    name: plainText(found.display_name ?? '') || null,
    about: found.about?.trim() || null,
    website: plainText(found.website ?? '') || null
  }
}
