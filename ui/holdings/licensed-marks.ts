import { computed } from 'nanostores'
import { assetKey } from '../../contract/asset-key.ts'
import { $licensedAssets } from '../library/licensed-assets.ts'
import {
  $histories,
  $newest,
  $owned,
  ownedLicenses,
  historiesOf
} from './owned.ts'
import { $session } from '../account/session.ts'
import { isCompLicense } from './license-names.ts'

const $known = computed([$session, $histories, $newest, $owned], session => {
  if (session.state === 'out') return new Set<string>()
  const { userId } = session
  const newest = $newest.get().filter(one => one.accountId === userId)
  const listed = [...historiesOf(userId), ...newest].flatMap(({ licenses }) => [
    ...licenses.values()
  ])
  const noted = ownedLicenses(userId).map(({ entry }) => entry)
  return new Set(
    [...listed, ...noted]
      .filter(one => !isCompLicense(one.license))
      .map(assetKey)
  )
})

/** Views that are loaded at the start see licenses only through this store. */
export function followLicensed(): void {
  $known.subscribe(known => $licensedAssets.set(known))
}
