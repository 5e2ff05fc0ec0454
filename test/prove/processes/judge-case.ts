import { ledgerOf } from '../../flows/set-up/licensing.ts'
import { readNotices } from '../../flows/set-up/read-notices.ts'
import { compsOutside, unrecordedAssets } from '../swaps/shown-assets.ts'
import type { World } from './world.ts'

export interface CaseToJudge {
  world: World
  assetIds: readonly string[]
  /** Assets that the person agreed to license, one entry per consent. */
  agreed: readonly string[]
  /** Assets that arrived at the service, one entry per request. */
  arrivals: readonly string[]
  /** Assets that arrived while nobody acted. */
  unasked: readonly string[]
  /** Keys of unfinished purchases and swaps. */
  open: readonly string[]
}

/** What is wrong; empty when the case holds. */
export async function judgeCase(one: CaseToJudge): Promise<string[]> {
  const { world, assetIds, unasked, open } = one
  const problems = [...judgeArrivals(one), ...(await judgeLicenses(one))]
  if (unasked.length > 0) problems.push(`a restart sent ${unasked.join(', ')}`)
  if (open.length > 0) problems.push(`not over: ${open.join(', ')}`)
  const document = world.file.headless.host.exportDocument()
  const comps = compsOutside(document, []).filter(id => assetIds.includes(id))
  if (comps.length > 0) problems.push(`not swapped: ${comps.join(', ')}`)
  const hidden = unrecordedAssets(document)
  if (hidden.length > 0)
    problems.push(`not in the ledger: ${hidden.join(', ')}`)
  return problems
}

/** A consent allows at most one request. */
function judgeArrivals({ agreed, arrivals }: CaseToJudge): string[] {
  const count = (ids: readonly string[], id: string) =>
    ids.filter(one => one === id).length
  return [...new Set(arrivals)]
    .filter(id => count(arrivals, id) > count(agreed, id))
    .map(
      id =>
        `${id} arrived ${count(arrivals, id)} times, ` +
        `and was agreed to ${count(agreed, id)} times`
    )
}

/** Each asset has one license, which is in the ledger or named in a notice. */
async function judgeLicenses(one: CaseToJudge): Promise<string[]> {
  const { file, log } = one.world
  const ledger = await ledgerOf(file)
  const notices = readNotices(file)
  const all = log.licenses()
  return one.assetIds.flatMap(assetId => {
    const own = all.filter(({ asset }) => asset === assetId)
    if (own.length !== 1) return [`${assetId} has ${own.length} licenses`]
    return own
      .map(({ id }) => id)
      .filter(id => !ledger.some(({ licenseId }) => licenseId === id))
      .filter(id => !notices.includes(id))
      .map(id => `${id} of ${assetId} is nowhere`)
  })
}
