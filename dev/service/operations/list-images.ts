import { listImages } from '../../../contract/api/image-endpoints.ts'
import { operation } from '../http/operation.ts'
import { imageRecords } from './image-records.ts'

export const listImagesOperation = operation(listImages, call => {
  const ids = [...new Set(call.query.id)]
  const data = imageRecords(call, ids, call.query.view)
  const found = new Set(data.map(({ id }) => id))
  const missing = ids.filter(id => !found.has(id))
  if (missing.length === 0) return { data }
  const errors = missing.map(id => ({ message: 'Media unavailable', data: id }))
  return { data, errors }
})
