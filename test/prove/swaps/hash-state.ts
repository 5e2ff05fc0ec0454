import { createHash } from 'node:crypto'
import type { Stage } from './stage.ts'

/**
 * What a restart finds, in short: the file, what is in client storage, and
 * what service and gateway were asked for.
 */
export function stateOf(stage: Stage): string {
  const { images, ...rest } = stage.document()
  const { storage, house } = stage
  const { asked } = house.network
  const state = [rest, Object.keys(images), [...storage], asked]
  return createHash('sha1').update(JSON.stringify(state)).digest('base64')
}
