import type { ContributorProfile } from '../../../contract/api/contributor.ts'
import { listContributors } from '../../../contract/api/contributor-endpoints.ts'
import type { Contributor } from '../../catalog/contributors.ts'
import { operation } from '../http/operation.ts'

export const listContributorsOperation = operation(listContributors, call => {
  const ids = [...new Set(call.query.id)]
  const found = ids.flatMap(id => call.core.library.findContributor(id) ?? [])
  return { data: found.map(toProfile) }
})

/** `about` says what the material's license asks to be said. */
function toProfile(contributor: Contributor): ContributorProfile {
  const { id, name, attribution, license, licenseUrl, website } = contributor
  return {
    id,
    display_name: name,
    about: `${attribution}. License: ${license}, ${licenseUrl}`,
    ...(website !== undefined && { website })
  }
}
