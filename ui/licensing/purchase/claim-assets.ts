import {
  assetKey,
  isSameAsset,
  toAssetRef
} from '../../../contract/asset-key.ts'
import type { AssetRef, LedgerEntry } from '../../../contract/document.ts'
import { claimedAsset } from '../../../contract/records.ts'
import type { Claim } from '../../../contract/records.ts'
import { platform } from '../../platform/platform.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import { plainText } from '../../words/plain-text.ts'
import {
  deleteFileRecords,
  saveFileRecords
} from '../../records/save-file-records.ts'
import { begunText, claimText, reasonText } from '../plan/plan-texts.ts'
import { claimWords } from './words.ts'
import { dropClaims } from './drop-claims.ts'
import {
  claimIdOf,
  claimLifetime,
  claimPause,
  holderOf,
  isBegun
} from './claim-holder.ts'
import type { Claimant } from './claim-holder.ts'
import type { PlanItem } from '../plan/license-plan.ts'
import { claimOn } from '../plan/owned-licenses.ts'
import type { Person } from './person.ts'
import { updateItem } from './licensing.ts'

/** How often removed claims are written again. */
const maxTries = 3

/** Notes in the file that a run is licensing these assets. */
export interface Claims {
  /** Items that nobody else is licensing or has licensed since the plan. */
  free(items: readonly PlanItem[]): Promise<PlanItem[]>
  /** Items whose claims were removed since. */
  revoked<T extends AssetRef>(items: readonly T[]): Promise<T[]>
  /** Call before the swap, which should be the last undo step. */
  drop(): Promise<void>
}

/**
 * Writes claims into the file before anything is sent. Fails if that is not
 * possible.
 */
export async function claimAssets(
  attempt: string,
  planned: readonly PlanItem[],
  person: Person
): Promise<Claims> {
  const who = person.userName
  const assets = planned.map(toAssetRef)
  /** By asset, why it is left to someone else. */
  const held = new Map<string, string>()
  let before: ReadonlySet<string> = new Set()
  let writtenAt = await begin()
  const pause = platform().wait(claimPause)

  /** Earlier claims win. */
  async function begin(): Promise<number> {
    const { records } = await loadFileRecords('claim')
    before = new Set(records.map(({ id }) => id))
    noteHolders(held, assets, records, { who, attempt: null, before })
    noteBegun(held, planned, records, who)
    return write()
  }

  function write(): Promise<number> {
    const own = assets.filter(asset => !held.has(assetKey(asset)))
    return writeClaims(attempt, own, who)
  }

  /** All claims of the file, once those of these items are among them. */
  async function readClaims(
    items: readonly PlanItem[],
    tries = maxTries
  ): Promise<readonly Claim[]> {
    // A long run must not look abandoned. Anyone who thought so and deletes its
    // claims has done so after the pause.
    if (Math.abs(platform().now() - writtenAt) > claimLifetime / 2) {
      writtenAt = await write()
      await platform().wait(claimPause)
    }
    const { records } = await loadFileRecords('claim')
    const own = items.filter(item => !held.has(assetKey(item)))
    const missing = missingIn(records, own)
    if (missing.length === 0) return records
    if (tries === 0) {
      missing.forEach(one =>
        held.set(assetKey(one), claimWords.get().unclaimed)
      )
      return records
    }
    // An undo removed them.
    writtenAt = await begin()
    await platform().wait(claimPause)
    return readClaims(items, tries - 1)
  }

  function missingIn<T extends AssetRef>(
    records: readonly Claim[],
    items: readonly T[]
  ): T[] {
    const ids = new Set(records.map(({ id }) => id))
    return items.filter(one => !ids.has(claimIdOf(attempt, one)))
  }

  async function revoked<T extends AssetRef>(
    items: readonly T[]
  ): Promise<T[]> {
    return missingIn((await loadFileRecords('claim')).records, items)
  }

  async function free(items: readonly PlanItem[]): Promise<PlanItem[]> {
    await pause
    const records = await readClaims(items)
    // A finished run writes the ledger first and then drops its claim.
    const ledger = await loadFileRecords('license')
    noteHolders(held, assets, records, { who, attempt, before })
    return items.filter(item => {
      const text = heldText(item, held, ledger.records)
      if (text) updateItem(item, { step: 'stopped', text })
      return !text
    })
  }

  async function drop(): Promise<void> {
    await dropClaims(person, [attempt], true)
    await dropAnswered(planned).catch(() => {
      // The next person who licenses it is asked again.
    })
  }

  return { free, revoked, drop }
}

/**
 * Removes claims of others that the person was asked about, once the ledger has
 * a license. Until then, only those claims warn others.
 */
async function dropAnswered(planned: readonly PlanItem[]): Promise<void> {
  const asked = planned.filter(({ begun }) => begun.length > 0)
  if (asked.length === 0) return
  const { records } = await loadFileRecords('license')
  const answered = asked.filter(item => claimOn(item, records))
  const ids = answered.flatMap(({ begun }) => begun.map(({ id }) => id))
  await deleteFileRecords('claim', ids)
}

/** Returns when they were written, in milliseconds since 1970. */
async function writeClaims(
  attempt: string,
  assets: readonly AssetRef[],
  who: string
): Promise<number> {
  const now = platform().now()
  const at = new Date(now).toISOString()
  const own = assets.map((asset): Claim => {
    const id = claimIdOf(attempt, asset)
    return { v: 1, id, attempt, ...asset, who, at }
  })
  await saveFileRecords('claim', own)
  return now
}

/** Adds who else is licensing which of these. Once held, they stay held. */
function noteHolders(
  held: Map<string, string>,
  assets: readonly AssetRef[],
  claims: readonly Claim[],
  own: Claimant
): void {
  const now = platform().now()
  for (const asset of assets) {
    const holder = holderOf(asset, claims, own, now)
    if (holder === null) continue
    held.set(assetKey(asset), reasonText('being-licensed', plainText(holder)))
  }
}

/**
 * Adds claims that the person was not asked about, or that were renewed since.
 */
function noteBegun(
  held: Map<string, string>,
  planned: readonly PlanItem[],
  claims: readonly Claim[],
  who: string
): void {
  const now = platform().now()
  for (const item of planned) {
    const other = claims.find(
      one =>
        isSameAsset(claimedAsset(one), item) &&
        isBegun(one, who, now) &&
        !item.begun.some(({ id, at }) => id === one.id && at === one.at)
    )
    if (!other || held.has(assetKey(item))) continue
    held.set(assetKey(item), begunText(other))
  }
}

/** Why it is left to someone else; null if nobody holds it. */
function heldText(
  item: PlanItem,
  held: ReadonlyMap<string, string>,
  ledger: readonly LedgerEntry[]
): string | null {
  const text = held.get(assetKey(item))
  if (text !== undefined) return text
  const isAgreed = item.claim !== null || item.again?.isChosen
  const noted = isAgreed ? null : claimOn(item, ledger)
  return noted && claimText(noted)
}
