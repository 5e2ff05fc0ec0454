import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Pin } from '../../../contract/records.ts'
import { loadFileRecords } from '../../records/load-file-records.ts'
import {
  deleteFileRecords,
  saveFileRecords
} from '../../records/save-file-records.ts'
import { signature } from '../../account/person-name.ts'
import { showError, showNotice } from '../../shell/notices.ts'
import { $session } from '../../account/session.ts'
import { teamWords } from './words.ts'

export interface Pins {
  /** Newest first, at most `maxPins`. */
  pins: readonly Pin[]
  /** How many more there are. */
  more: number
  /** The pins were read, or reading failed. */
  isRead: boolean
}

export const $pins = atom<Pins>({ pins: [], more: 0, isRead: false })

/** Nobody looks through more; the rest is counted. */
const maxPins = 20

let reading = 0

/** Figma: there is no event when someone else pins or unpins. */
export async function readPins(): Promise<void> {
  const own = (reading += 1)
  try {
    const { records, beyond } = await loadFileRecords('pin')
    if (own !== reading) return
    const pins = [...records]
    pins.sort((a, b) => b.at.localeCompare(a.at))
    $pins.set({
      pins: pins.slice(0, maxPins),
      more: Math.max(0, records.length - maxPins) + beyond,
      isRead: true
    })
  } catch (error) {
    if (own !== reading) return
    $pins.set({ ...$pins.get(), isRead: true })
    showError(error)
  }
}

export function pinOf(collectionId: string): Pin | undefined {
  return $pins.get().pins.find(({ id }) => id === collectionId)
}

/** For everyone who opens the file; returns why it failed. */
export async function pinCollection({
  id,
  name,
  shareCode
}: Pick<Pin, 'id' | 'name' | 'shareCode'>): Promise<ErrorData | null> {
  if ($session.get().state === 'out') {
    return { code: 'signed-out', message: 'Nobody is signed in.' }
  }
  try {
    const pin: Pin = { ...signature(), id, name, shareCode }
    const newer = await saveFileRecords('pin', [pin])
    if (newer.length > 0) return { code: 'other-version', message: id }
    return null
  } catch (error) {
    return toErrorData(error)
  } finally {
    await readPins()
  }
}

/** Anyone who can edit the file can unpin. The share code stays known. */
export async function unpin(collectionId: string): Promise<void> {
  const name = pinOf(collectionId)?.name ?? ''
  try {
    await deleteFileRecords('pin', [collectionId])
    showNotice('success', teamWords.get().unpinned({ name }))
  } catch (error) {
    showError(error)
  } finally {
    await readPins()
  }
}
