import { createHash } from 'node:crypto'
import type { Stage } from './stage.ts'

/** Hash of what a restart finds: file, client storage and past requests. */
export function hashState(stage: Stage): string {
  const { images, videos = {}, ...rest } = stage.document()
  const { storage, stack } = stage
  const { asked } = stack.network
  const hashes = [images, videos].flatMap(Object.keys)
  const state = [rest, hashes, [...storage], asked]
  return createHash('sha1').update(JSON.stringify(state)).digest('base64')
}
