import { countOf } from './count-of.ts'
import type { ProofRow, Standing } from './proof/proof-row.ts'

/** The columns of a proof, in their order. */
export const proofColumns = [
  'Asset',
  'Kind',
  'Description',
  'License number',
  'License',
  'Subscription',
  'Size',
  'Licensed by',
  'Date (UTC)',
  'Job',
  'Client',
  'Purchase order',
  'Other',
  'Limits',
  'Standing',
  'Layers in this file'
] as const

export type ProofColumn = (typeof proofColumns)[number]

export function wordsForStanding({ standing, isComp }: ProofRow): string {
  if (standing !== 'none') return standings[standing]
  return isComp
    ? 'Not licensed: the file shows a comp'
    : 'No license is noted in the file'
}

const standings: Record<Exclude<Standing, 'none'>, string> = {
  confirmed: 'Confirmed by the account’s license history',
  claim: 'Claim: noted in the file, not in this account’s history',
  unchecked: 'Claim: noted in the file, not checked with an account'
}

/** Such as `12 licenses: 10 confirmed, 2 claims. 3 assets have none.` */
export function wordsForProof(rows: readonly ProofRow[]): string {
  const count = (is: (row: ProofRow) => boolean) => rows.filter(is).length
  const bare = count(({ standing }) => standing === 'none')
  const confirmed = count(({ standing }) => standing === 'confirmed')
  const licenses = rows.length - bare
  const parts = [
    confirmed > 0 && `${confirmed} confirmed by the account`,
    licenses > confirmed && countOf(licenses - confirmed, 'claim')
  ]
  const by = parts.filter(Boolean).join(', ')
  const told = `${countOf(licenses, 'license')}${by && `: ${by}`}.`
  if (bare === 0) return told
  return `${told} ${countOf(bare, 'asset')} ${bare === 1 ? 'has' : 'have'} none.`
}

/** What a proof does not cover; empty when nothing is missing. */
export function wordsForGaps(gaps: {
  unread: number
  beyond: number
  unreadPages: readonly string[]
}): string[] {
  const { unread, beyond, unreadPages } = gaps
  const texts: string[] = []
  if (unread > 0) {
    const entries = unread === 1 ? '1 entry' : `${unread} entries`
    texts.push(
      `${entries} of the file could not be read: damaged, written by hand ` +
        'or by a newer version.'
    )
  }
  if (beyond > 0) {
    texts.push(`The file has ${beyond} more entries, which were not read.`)
  }
  if (unreadPages.length > 0) {
    texts.push(`Pages that could not be read: ${unreadPages.join(', ')}.`)
  }
  return texts
}
