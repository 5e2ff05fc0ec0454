import { assetKey } from '../../../contract/asset-key.ts'
import { isNoted } from '../../../contract/api/media-type.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Settled } from './settle.ts'

/**
 * A sentence for everything in which the service's licenses of a round differ
 * from what its panels were answered, and for each asset that was licensed
 * twice although nobody wanted it once more.
 */
export function judgeRound(
  all: readonly Settled[],
  ledger: readonly LedgerEntry[]
): string[] {
  return [...judgeAttempts(all, ledger), ...judgeAssets(all, ledger)]
}

/** By the notes of licenses, so not of tracks. */
function judgeAttempts(
  all: readonly Settled[],
  ledger: readonly LedgerEntry[]
): string[] {
  const known = new Set(all.map(({ attempt }) => attempt.id))
  const unasked = ledger
    .filter(({ mediaType }) => isNoted(mediaType))
    .filter(({ attempt }) => attempt === null || !known.has(attempt))
    .map(({ id, attempt }) => `license ${id} is of no attempt: ${attempt}`)
  const wrong = all.flatMap(({ attempt, outcomes }) => {
    if (!isNoted(attempt.mediaType)) return []
    return attempt.assetIds.flatMap(assetId => {
      const count = ledger.filter(
        one => one.attempt === attempt.id && one.assetId === assetId
      ).length
      const name = `${attempt.mediaType} ${assetId} of attempt ${attempt.id}`
      if (count > 1) return [`${name} was licensed ${count} times`]
      const outcome = outcomes.get(assetId)
      return (outcome === 'paid') === (count === 1)
        ? []
        : [`${name} is ${outcome}, but has ${count} licenses`]
    })
  })
  return [...unasked, ...wrong]
}

/** By person and asset, tracks too. */
function judgeAssets(
  all: readonly Settled[],
  ledger: readonly LedgerEntry[]
): string[] {
  const keyOf = (person: string, one: Parameters<typeof assetKey>[0]) =>
    `${assetKey(one)} of person ${person}`
  const licenses = countBy(ledger.map(one => keyOf(one.person, one)))
  const wanted = all.flatMap(({ attempt, outcomes }) => {
    const { personId, mediaType, assetIds, again } = attempt
    return assetIds.map(assetId => ({
      key: keyOf(personId, { assetId, mediaType }),
      isPaid: outcomes.get(assetId) === 'paid',
      isAgain: again.has(assetId)
    }))
  })
  const paid = countBy(wanted.filter(one => one.isPaid).map(one => one.key))
  const again = countBy(wanted.filter(one => one.isAgain).map(one => one.key))
  const keys = new Set([...licenses.keys(), ...paid.keys()])
  return [...keys].flatMap(key => {
    const count = licenses.get(key) ?? 0
    const answered = paid.get(key) ?? 0
    const most = 1 + (again.get(key) ?? 0)
    return [
      ...(count === answered
        ? []
        : [`${key} has ${count} licenses, but ${answered} were answered`]),
      ...(count <= most
        ? []
        : [`${key} was licensed ${count} times, and wanted ${most} times`])
    ]
  })
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
