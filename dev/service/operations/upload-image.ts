import sharp from 'sharp'
import { uploadImage } from '../../../contract/api/image-discovery-endpoints.ts'
import { fingerprint } from '../../catalog/fingerprints/fingerprint.ts'
import { createLimiter, QueueFull } from '../../catalog/render/limiter.ts'
import { invalidValue } from '../http/invalid-value.ts'
import { ServiceError } from '../http/service-error.ts'
import { addUpload } from '../similarity/uploads.ts'
import { operation } from '../requests/operation.ts'

const maxBytes = 10_000_000
const maxPixels = 10_000

/** Reading a large image takes seconds, a thread of media, and much memory. */
const limit = createLimiter(1, 10)

/** Only the fingerprint of the picture is stored. */
export const uploadImageOperation = operation(uploadImage, async call => {
  const picture = decode(call.body.base64_image)
  const print = await limit(() => readFingerprint(picture)).catch(
    refuseFullQueue
  )
  return { id: addUpload(call.core, call.caller?.clientId ?? '', print) }
})

async function readFingerprint(picture: Uint8Array): Promise<Uint8Array> {
  await checkPicture(picture)
  return fingerprint(picture).catch(refuse)
}

function refuseFullQueue(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error
  throw new ServiceError(
    429,
    { message: 'Too many pictures were sent at once. Try again in 5 s.' },
    { 'Retry-After': '5' }
  )
}

/** Base64, optionally in lines or as a `data:` URL. */
function decode(text: string): Uint8Array {
  const base64 = text
    .replace(/^data:[\w/+.-]+;base64,/, '')
    .replaceAll(/\s+/g, '')
  const bytes = Buffer.from(base64, 'base64')
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
  if (!isBase64 || bytes.length === 0) {
    throw invalidValue(
      '$.body.base64_image',
      undefined,
      'Expected Base64',
      'VALIDATION_PATTERN'
    )
  }
  if (bytes.length <= maxBytes) return bytes
  throw new ServiceError(413, { message: 'The image is larger than 10 MB' })
}

async function checkPicture(picture: Uint8Array): Promise<void> {
  const { format, width, height } = await sharp(picture)
    .metadata()
    .catch(refuse)
  if (format !== 'jpeg' && format !== 'png') refuse()
  if (width <= maxPixels && height <= maxPixels) return
  throw new ServiceError(413, {
    message: `The image is larger than ${maxPixels} pixels per side`
  })
}

function refuse(): never {
  throw new ServiceError(415, {
    message: 'Expected a JPEG or PNG that can be read'
  })
}
