import { downloadImage } from '../../../contract/api/image-license-endpoints.ts'
import { operation, personOf } from '../http/operation.ts'
import { ServiceError } from '../http/service-error.ts'
import { downloadAddress } from '../licensing/download-address.ts'
import { findLicense } from '../licensing/licenses.ts'
import { fileNameOf } from '../licensing/plan-formats.ts'
import { findAsset } from '../search/find-asset.ts'
import { isSold } from '../search/image-record.ts'

export const downloadImageOperation = operation(downloadImage, call => {
  const { core } = call
  const license = findLicense(core, personOf(call).id, call.path('id'))
  if (!license) throw new ServiceError(404, { message: 'Not Found' })
  const asset = findAsset(core, license.asset)
  if (!asset) throw new ServiceError(404, { message: 'Media unavailable' })
  const size = call.body.size ?? license.size
  const name = fileNameOf(size, size === 'vector' ? 'eps' : 'jpg')
  if (!name || !core.library.sizes(asset)[name] || !isSold(asset, name)) {
    throw new ServiceError(400, {
      message: 'Validation failed',
      errors: [
        {
          code: 'VALIDATION_ENUM_MISMATCH',
          message: 'The image does not have this size',
          data: size,
          path: '$.body.size'
        }
      ]
    })
  }
  return { url: downloadAddress(core, license.id, asset.id, name) }
})
