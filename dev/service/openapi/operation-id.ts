import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { partOf } from './parts.ts'

/**
 * `licenseImages` for "License images"; with the part where several
 * operations have the same summary: `listCategoriesOfVideos`.
 */
export function operationIdOf(entry: Endpoint): string {
  const { summary } = entry
  const isShared =
    endpoints.filter(other => other.summary === summary).length > 1
  const text = isShared ? `${summary} of ${partOf(entry)}` : summary
  const [first = '', ...others] = text
    .toLowerCase()
    .split(' ')
    .filter(word => word !== 'a' && word !== 'an')
  const capitals = others.map(
    word => word.slice(0, 1).toUpperCase() + word.slice(1)
  )
  return first + capitals.join('')
}
