import { atom, computed } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { fetchUploads } from '../../api/gateway-age.ts'
import {
  fetchSimilarToUpload,
  uploadPicture
} from '../../api/picture-search.ts'
import type { Upload } from '../../api/picture-search.ts'
import { toBase64 } from '../../platform/to-base64.ts'
import { controller } from '../../platform/controller.ts'
import { platform } from '../../platform/platform.ts'
import { createAssetList } from '../../library/asset-list.ts'
import { $opened } from '../../shell/document.ts'
import { $selection } from '../../shell/selection.ts'
import { $session } from '../../account/session.ts'
import { $settings, allowUpload } from '../../shell/settings.ts'
import { Latest } from '../../platform/latest.ts'

/** A picture of a selected layer, as it is sent. */
export interface LayerPicture {
  /** The layer's name; it is not sent. */
  name: string
  /** A JPEG. */
  base64: string
  /** Bytes of the JPEG. */
  size: number
}

export type PictureSearch =
  | { step: 'none' }
  /** Asks the gateway whether it works without a sign-in. */
  | { step: 'checking' }
  /** It does not. */
  | { step: 'signed-out' }
  /** Figma is exporting it. */
  | { step: 'drawing' }
  /** Waits for consent to send pictures of this file. */
  | { step: 'asking'; picture: LayerPicture }
  | { step: 'sending'; picture: LayerPicture }
  /** Similar assets are in `pictureList`. */
  | { step: 'sent'; picture: LayerPicture }
  | {
      step: 'failed'
      picture: LayerPicture | null
      error: ErrorData
      /** The service asked to wait. */
      mustWait: boolean
    }

export const $pictureSearch = atom<PictureSearch>({ step: 'none' })

/** Consent was given for the open file. */
export const $mayUpload = computed(
  [$settings, $opened],
  ({ mayUpload }, opened) => mayUpload.includes(opened?.fileId ?? '')
)

/**
 * Pixels of the longer side: enough to find similar assets, and small to send.
 */
const longest = 1000
const perPage = 50

const latest = new Latest()
let sent: { base64: string; userId: string; upload: Upload } | null = null

export const pictureList = createAssetList({
  name: 'picture',
  perPage,
  fetchPage: (page, signal) =>
    fetchSimilarToUpload(
      sent?.upload ?? { id: '', isOwn: true },
      { page, perPage },
      signal
    ),
  about: () => ({})
})

/**
 * Exports the first selected layer, if the person may search by it; nothing is
 * sent before consent.
 */
export async function findByPicture(): Promise<void> {
  const signal = latest.start()
  try {
    if ($session.get().state === 'out') {
      $pictureSearch.set({ step: 'checking' })
      if (!(await checkUploads(signal))) return
    }
    if ($selection.get().count === 0) {
      return $pictureSearch.set({ step: 'none' })
    }
    $pictureSearch.set({ step: 'drawing' })
    const call = controller.exportSelection({ longest }, { signal })
    const { bytes, name } = await call
    if (signal.aborted) return
    const picture = { name, base64: toBase64(bytes), size: bytes.length }
    if ($mayUpload.get()) await send(picture, signal)
    else $pictureSearch.set({ step: 'asking', picture })
  } catch (error) {
    fail(error, null, signal)
  }
}

/** Gives consent for the open file and sends the shown picture. */
export async function agreeToSend(): Promise<void> {
  const shown = $pictureSearch.get()
  if (shown.step !== 'asking') return
  const opened = $opened.get()
  if (opened) allowUpload(opened.fileId)
  await send(shown.picture, latest.start())
}

/** Cancels before sending, or stops waiting for the reply. */
export function cancelPictureSearch(): void {
  latest.stop()
  $pictureSearch.set({ step: 'none' })
}

/** Sends the same picture again. */
export async function retryPictureSearch(): Promise<void> {
  const shown = $pictureSearch.get()
  if (shown.step === 'sent') sent = null
  if (shown.step !== 'sent' && shown.step !== 'failed') return
  if (shown.picture) await send(shown.picture, latest.start())
  else await findByPicture()
}

/** Whether a search without an account may continue. */
async function checkUploads(signal: AbortSignal): Promise<boolean> {
  const isOpen = await fetchUploads(signal)
  if (signal.aborted) return false
  if (!isOpen) $pictureSearch.set({ step: 'signed-out' })
  return isOpen
}

/** An unchanged picture is not sent again. */
async function send(picture: LayerPicture, signal: AbortSignal): Promise<void> {
  const session = $session.get()
  const userId = session.state === 'in' ? session.userId : ''
  const { base64 } = picture
  $pictureSearch.set({ step: 'sending', picture })
  try {
    // The session may have ended since.
    if (userId === '' && !(await checkUploads(signal))) return
    if (sent?.base64 !== base64 || sent.userId !== userId) {
      const upload = await uploadPicture(base64, userId !== '', signal)
      if (signal.aborted) return
      sent = { base64, userId, upload }
    }
    $pictureSearch.set({ step: 'sent', picture })
    await pictureList.open(sent.upload.id)
  } catch (error) {
    fail(error, picture, signal)
  }
}

function fail(
  thrown: unknown,
  picture: LayerPicture | null,
  signal: AbortSignal
): void {
  if (signal.aborted) return
  const error = toErrorData(thrown)
  const pause = pauseOf(error)
  const failed = { step: 'failed', picture, error } as const
  $pictureSearch.set({ ...failed, mustWait: pause > 0 })
  if (pause === 0) return
  platform()
    .wait(pause, signal)
    .then(
      () => $pictureSearch.set({ ...failed, mustWait: false }),
      () => {} // another search has begun
    )
}

/** Milliseconds; 0 when the service named none. */
function pauseOf({ data }: ErrorData): number {
  const pause = data?.['retryAfter']
  return typeof pause === 'number' ? pause : 0
}
