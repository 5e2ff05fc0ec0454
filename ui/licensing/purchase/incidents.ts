import { atom } from 'nanostores'
import { toAssetRef } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { licenseKey } from '../../holdings/entry-of.ts'
import { platform } from '../../platform/platform.ts'
import { deleteRecord } from '../../storage/delete-record.ts'
import { loadRecords } from '../../storage/load-records.ts'
import { panelKeys } from '../../storage/panel-keys.ts'
import { readIncident } from '../../storage/read-incident.ts'
import type { Incident, IncidentKind } from '../../storage/read-incident.ts'
import { saveRecord } from '../../storage/save-record.ts'
import { incidentText } from './purchase-texts.ts'
import { licenseFailures, purchaseWords } from './words.ts'
import { showError, showNotice } from '../../shell/notices.ts'

/** Kept until the person marks them as resolved. */
const $incidents = atom<readonly Incident[]>([])

/** Shows unresolved incidents again. */
export async function loadIncidents(): Promise<void> {
  $incidents.set(await loadRecords(panelKeys.incident, readIncident))
  $incidents.get().forEach(show)
}

/**
 * Saves and shows an incident. The same license numbers count as one incident.
 * An overcharge has no numbers yet and is identified by its attempt.
 */
export function reportIncident(
  kind: IncidentKind,
  about: AssetRef & { accountId: string },
  numbers: readonly string[],
  charge?: Incident['charge']
): void {
  const { accountId, mediaType } = about
  const licenseIds = [...numbers]
  licenseIds.sort()
  const keys = licenseIds.map(id => licenseKey({ mediaType, licenseId: id }))
  const id = [kind, ...keys].join('.')
  if ($incidents.get().some(one => one.id === id)) return
  const incident: Incident = {
    v: 1,
    id,
    kind,
    ...toAssetRef(about),
    licenseIds,
    accountId,
    service: platform().addresses.service,
    at: new Date(platform().now()).toISOString(),
    ...(charge && { charge })
  }
  $incidents.set([...$incidents.get(), incident])
  show(incident)
  saveRecord(panelKeys.incident + id, incident, readIncident).catch(
    (error: unknown) => showError(error, licenseFailures)
  )
}

/** The person has resolved it. */
async function settleIncident(id: string): Promise<void> {
  $incidents.set($incidents.get().filter(one => one.id !== id))
  await deleteRecord(panelKeys.incident + id).catch(() => {
    // The next start shows it again.
  })
}

function show(incident: Incident): void {
  const t = purchaseWords.get()
  showNotice('error', incidentText(incident), {
    text: t.settled,
    run: () => void settleIncident(incident.id)
  })
}
