import type { ProofRow } from './proof-row.ts'
import { proofTableWords } from './words.ts'

/** The columns of a proof, in order. */
export const proofColumns = [
  'asset',
  'kind',
  'description',
  'number',
  'license',
  'subscription',
  'size',
  'licensee',
  'date',
  'job',
  'client',
  'purchaseOrder',
  'other',
  'limits',
  'standing',
  'layers'
] as const

export type ProofColumn = (typeof proofColumns)[number]

export function standingText({
  standing,
  isComp,
  isRemoved
}: ProofRow): string {
  const t = proofTableWords.get()
  const bare = isComp ? t.showsComp : t.noneNoted
  const text = standing === 'none' ? bare : t[standing]
  return isRemoved ? t.removed({ standing: text }) : text
}

/** Such as `12 licenses: 10 confirmed, 2 claims. 3 assets have none.` */
export function proofText(rows: readonly ProofRow[]): string {
  const t = proofTableWords.get()
  const count = (is: (row: ProofRow) => boolean) => rows.filter(is).length
  const bare = count(({ standing }) => standing === 'none')
  const confirmed = count(({ standing }) => standing === 'confirmed')
  const licenses = rows.length - bare
  const parts = [
    confirmed > 0 && t.byAccount(confirmed),
    licenses > confirmed && t.claims(licenses - confirmed)
  ]
  const by = parts.filter(Boolean).join(', ')
  const all = t.licenses(licenses)
  const counted = by
    ? t.summaryBy({ licenses: all, by })
    : t.summary({ licenses: all })
  return bare === 0 ? counted : `${counted} ${t.haveNone(bare)}`
}

/** What a proof does not cover; empty if it is complete. */
export function gapsText(gaps: {
  unclear: number
  unread: number
  beyond: number
  unreadPages: readonly string[]
}): string[] {
  const t = proofTableWords.get()
  const { unclear, unread, beyond, unreadPages } = gaps
  return [
    unclear > 0 && t.unclear(unclear),
    unread > 0 && t.unread(unread),
    beyond > 0 && t.beyond(beyond),
    unreadPages.length > 0 && t.unreadPages({ pages: unreadPages.join(', ') })
  ].filter(text => text !== false)
}
