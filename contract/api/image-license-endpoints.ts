import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import {
  LicenseImage,
  LicenseImageResult,
  imageFormats,
  imageSizes,
  isImageFile,
  imageFileMessage
} from './records/license.ts'
import { repeated, documentedDefault } from './query.ts'
import { shortText } from './records/short-text.ts'
import { routes } from './routes.ts'

export const licenseImages = endpoint({
  summary: 'License images',
  ...routes.licenseImages,
  access: 'person',
  scope: 'licenses.create',
  query: v.pipe(
    v.object({
      subscription_id: v.optional(v.string()),
      format: documentedDefault(v.picklist(imageFormats), 'jpg'),
      size: documentedDefault(v.picklist(imageSizes), 'huge'),
      search_id: v.optional(shortText())
    }),
    v.check(file => isImageFile(file), imageFileMessage)
  ),
  body: v.object({ images: repeated(LicenseImage, 1, 50) }),
  reply: list(LicenseImageResult),
  codes: [200, 400],
  relayed: false
})
