import { setActiveSession } from '../../ui/api/bearer.ts'
import { $histories } from '../../ui/holdings/owned.ts'
import { session } from '../src/saved-records.ts'

/** Signs in a person who has licensed these assets; null signs out. */
export function signInWith(assetIds: readonly string[] | null): void {
  const scopes = ['licenses.create', 'licenses.view', 'purchases.view']
  setActiveSession(assetIds && { ...session, scopes, expiresAt: null })
  if (!assetIds) return $histories.set({})
  const licenses = assetIds.map(assetId => ({
    id: `e${assetId}`,
    assetId,
    mediaType: 'image' as const,
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    isDownloadable: true,
    subscriptionId: null,
    at: null,
    attempt: null
  }))
  $histories.set({
    image: {
      accountId: session.userId,
      mediaType: 'image',
      licenses: new Map(licenses.map(one => [one.id, one])),
      ids: new Set(licenses.map(({ id }) => id)),
      missing: 0
    }
  })
}
