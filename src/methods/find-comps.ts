import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FindComps, FoundComps } from '../../contract/finding.ts'
import { findLedger } from '../document/ledger.ts'
import { checkedPages } from '../finding/checked-pages.ts'
import { createFoundSoFar } from '../finding/found-so-far.ts'
import { createGroups } from '../finding/group-uses.ts'
import { createKnownImages } from '../finding/known-images.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { visitHolders } from '../finding/visit-holders.ts'

export async function findComps(
  { scope = 'stale' }: FindComps,
  context: CallContext
): Promise<FoundComps> {
  const pages = await refreshIndex(scope, context, createFoundSoFar())
  const known = createKnownImages()
  const groups = createGroups(known)
  await visitHolders(pages, context, [known.learn, groups.add])
  return {
    assets: groups.assets(),
    candidates: groups.candidates(),
    ledger: findLedger(),
    pages: checkedPages(pages)
  }
}
