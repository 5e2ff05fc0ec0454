import type { MenuItem, PluginManifest } from '../shared/host.ts'
import type { Headless, HeadlessOptions } from '../headless.ts'
import { openCode } from './open-plugin.ts'

/** A menu with one command, `animal`, that takes a name and a size. */
export const menu: MenuItem[] = [
  { separator: true },
  {
    name: 'More',
    menu: [
      {
        name: 'Animal',
        command: 'animal',
        parameters: [
          { name: 'Name', key: 'name' },
          { name: 'Size', key: 'size', allowFreeform: true, optional: true }
        ]
      }
    ]
  }
]

/** A headless host whose plugin waits to be started or queried. */
export function openWaiting(
  code: string,
  own: Partial<PluginManifest> = { menu },
  options: Partial<HeadlessOptions> = {}
): Promise<Headless> {
  return openCode(code, { manifest: own, start: false, ...options })
}

/** The first value of each line that the plugin logged. */
export function texts(headless: Headless): unknown[] {
  return headless.logs.map(log => log.values[0])
}
