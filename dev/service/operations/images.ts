import { getImage } from '../../../contract/api/image-endpoints.ts'
import { ServiceError } from '../http/service-error.ts'
import { operation } from '../requests/operation.ts'
import { imageRecordText } from './image-records.ts'

export const getImageOperation = operation(getImage, call => {
  const json = imageRecordText(call, call.path('id'), call.query.view)
  if (!json) throw new ServiceError(404, { message: 'Not Found' })
  return json
})
