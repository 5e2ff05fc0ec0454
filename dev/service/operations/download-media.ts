import { downloadAudio } from '../../../contract/api/audio-endpoints.ts'
import { downloadImage } from '../../../contract/api/image-history-endpoints.ts'
import { downloadVideo } from '../../../contract/api/video-endpoints.ts'
import { invalidValue } from '../http/invalid-value.ts'
import { ServiceError } from '../http/service-error.ts'
import { coversFile } from '../licensing/choose-plan.ts'
import { downloadAddress } from '../licensing/download-address.ts'
import { isDownloadable } from '../licensing/is-downloadable.ts'
import { findLicense, type License } from '../licensing/licenses.ts'
import {
  audioKind,
  imageKind,
  videoKind,
  type MediaKind
} from '../licensing/media-kind.ts'
import { verificationProblem } from '../licensing/refusal-of.ts'
import { findPlan } from '../licensing/subscriptions.ts'
import { operation, personOf, type Call } from '../requests/operation.ts'

interface Wanted {
  size?: string | undefined
  verification_code?: string | undefined
}

export const downloadImageOperation = operation(downloadImage, call =>
  download(call, imageKind, call.body)
)

export const downloadVideoOperation = operation(downloadVideo, call =>
  download(call, videoKind, call.body)
)

export const downloadAudioOperation = operation(downloadAudio, call =>
  download(call, audioKind, {})
)

function download(
  call: Call<unknown, unknown>,
  kind: MediaKind,
  { size, verification_code: code }: Wanted
) {
  const { core } = call
  const license = findLicense(core, personOf(call).id, kind, call.path('id'))
  if (!license) throw new ServiceError(404, { message: 'Not Found' })
  if (!kind.find(core, license.asset)) {
    throw new ServiceError(404, { message: 'Media unavailable' })
  }
  const plan = findPlan(core, license.subscription)
  if (!isDownloadable(core, kind, license, plan)) {
    throw new ServiceError(403, {
      message: 'This license cannot be downloaded again'
    })
  }
  const problem = plan && verificationProblem(plan, code)
  if (problem !== undefined) {
    throw invalidValue('$.body.verification_code', code, problem)
  }
  const wanted = size ?? license.size
  const format = formatOf(license, wanted)
  const fileName =
    plan && coversFile(plan, wanted, format)
      ? (kind.fileName(core, license.asset, wanted, format) ??
        kind.coveredName?.(core, license.asset, wanted, format))
      : undefined
  if (fileName === undefined) {
    const [noun] = kind.nouns
    const message = `The license does not cover this size, or the ${noun} does not have it`
    throw invalidValue('$.body.size', wanted, message)
  }
  return { url: downloadAddress(core, license.id, fileName) }
}

/** Only images have several formats: vectors are EPS, all others JPEG. */
function formatOf({ size, format }: License, wanted: string): string {
  if (wanted === size) return format
  if (wanted === 'vector') return 'eps'
  return size === 'vector' ? 'jpg' : format
}
