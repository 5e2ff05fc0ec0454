import { atom } from 'nanostores'
import type { MediaType } from '../../contract/api/media-type.ts'
import { mediaTypes } from '../../contract/api/media-type.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { newestOfEach } from '../../contract/settings.ts'
import { $session } from '../account/session.ts'
import { $licensedAssets } from '../library/licensed-assets.ts'
import { $settings } from '../shell/settings.ts'
import { panelKeys } from '../storage/panel-keys.ts'
import { noYours, readYours } from '../storage/read-yours.ts'
import type { KeptPicture, Yours } from '../storage/read-yours.ts'
import { saveRecord } from '../storage/save-record.ts'
import { isCompLicense } from './license-names.ts'
import { $newest, historiesOf, ownedLicenses } from './owned.ts'

/** Saved and licensed assets, kept so that the start page has them at once. */
export const $yours = atom<Yours>(noYours)

/** Call once, at the start, with what was kept. */
export function restoreYours(kept: Yours): void {
  $yours.set(kept)
  $licensedAssets.listen(keepLicensed)
}

/** Assets that were saved to a collection. */
export function rememberSaved(keys: readonly string[]): void {
  const before = ofAccount()
  change({ ...before, saved: newestOfEach([...keys, ...before.saved]) })
}

/** Assets that were removed from a collection. */
export function forgetSaved(keys: readonly string[]): void {
  const before = ofAccount()
  const saved = before.saved.filter(key => !keys.includes(key))
  change({ ...before, saved })
}

/** As the start page shows them. */
export function rememberPictures(shown: readonly KeptPicture[]): void {
  const before = $yours.get()
  const ids = new Set(shown.map(({ id }) => id))
  const others = before.pictures.filter(({ id }) => !ids.has(id))
  change({ ...before, pictures: [...shown, ...others] })
}

function keepLicensed(): void {
  const session = $session.get()
  if (session.state === 'out') return
  const before = ofAccount()
  const licensed = mediaTypes.flatMap(
    mediaType =>
      licensedOf(session.userId, mediaType) ??
      newestOfEach(before.licensed, [mediaType])
  )
  change({ ...before, licensed })
}

/** Newest first; null while the history of this medium was not read. */
function licensedOf(accountId: string, mediaType: MediaType): string[] | null {
  const read = [...historiesOf(accountId), ...$newest.get()].filter(
    one => one.accountId === accountId && one.mediaType === mediaType
  )
  if (read.length === 0) return null
  const listed = read.flatMap(({ licenses }) => [...licenses.values()])
  const noted = ownedLicenses(accountId).map(({ entry }) => entry)
  const all = [...listed, ...noted].filter(one => !isCompLicense(one.license))
  all.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
  return newestOfEach(all.map(assetKey), [mediaType])
}

/** What is kept of the account that is signed in. */
function ofAccount(): Yours {
  const session = $session.get()
  const before = $yours.get()
  if (session.state === 'out' || session.userId === before.accountId)
    return before
  return { ...before, accountId: session.userId, saved: [], licensed: [] }
}

function change(next: Yours): void {
  const { recentComps } = $settings.get()
  const used = new Set([...recentComps, ...next.saved, ...next.licensed])
  const pictures = next.pictures.filter(({ id }) => used.has(id))
  const kept = { ...next, pictures }
  if (JSON.stringify(kept) === JSON.stringify($yours.get())) return
  $yours.set(kept)
  saveRecord(panelKeys.yours, kept, readYours).catch(() => {
    // Without it, the next start shows them a little later.
  })
}
