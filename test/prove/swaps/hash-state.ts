import { createHash } from 'node:crypto'
import type { Stage } from './stage.ts'

/**
 * What a restart finds, in short: the file, what is in client storage, and
 * what service and gateway were asked for.
 */
export function hashState(stage: Stage): string {
  const { images, ...rest } = stage.document()
  const { storage, stack } = stage
  const { asked } = stack.network
  const state = [rest, Object.keys(images), [...storage], asked]
  return createHash('sha1').update(JSON.stringify(state)).digest('base64')
}
