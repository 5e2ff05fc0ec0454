import { createHash } from 'node:crypto'
import type { Stage } from './stage.ts'

/** Hash of what a restart finds: file, client storage and past requests. */
export function hashState(stage: Stage): string {
  const { images, ...rest } = stage.document()
  const { storage, stack } = stage
  const { asked } = stack.network
  const state = [rest, Object.keys(images), [...storage], asked]
  return createHash('sha1').update(JSON.stringify(state)).digest('base64')
}
