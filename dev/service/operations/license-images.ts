import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import { operation, personOf } from '../http/operation.ts'
import { licenseBatch } from '../licensing/license-images.ts'

export const licenseImagesOperation = operation(licenseImages, call =>
  licenseBatch(call.core, personOf(call).id, call.body.images, call.query)
)
