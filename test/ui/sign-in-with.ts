import { setActiveSession } from '../../ui/api/bearer.ts'
import { $history } from '../../ui/holdings/owned.ts'
import { session } from '../src/saved-records.ts'

/** Signs in a person who has licensed these assets; null signs out. */
export function signInWith(assetIds: readonly string[] | null): void {
  const scopes = ['licenses.create', 'licenses.view', 'purchases.view']
  setActiveSession(assetIds && { ...session, scopes, expiresAt: null })
  if (!assetIds) return $history.set(null)
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
  $history.set({
    accountId: session.userId,
    licenses: new Map(licenses.map(one => [one.id, one])),
    ids: new Set(licenses.map(({ id }) => id)),
    missing: 0
  })
}
