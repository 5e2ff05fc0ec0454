import { listImages } from '../../../contract/api/image-endpoints.ts'
import { operation } from '../requests/operation.ts'
import { byIds } from './find-by-ids.ts'
import { imageRecords } from './image-records.ts'

export const listImagesOperation = operation(listImages, call => {
  const ids = [...new Set(call.query.id)]
  const records = new Map(
    imageRecords(call, ids, call.query.view).map(one => [one.id, one])
  )
  const { found, errors } = byIds(ids, id => records.get(id))
  return { data: found, ...errors }
})
