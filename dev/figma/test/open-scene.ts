import { readScene } from '../scene/scene.ts'
import type { Host } from '../shared/host.ts'
import { openPlugin } from './open-plugin.ts'

/** A host whose scene the page's stores have, at once after every change. */
export async function openScene(): Promise<Host> {
  const { host } = await openPlugin()
  readScene(host)
  host.onChange(() => readScene(host))
  return host
}
