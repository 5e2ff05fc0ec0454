import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host, Plugin } from '../../shared/host.ts'
import { $plugin, startPlugin } from '../../session/run-plugin.ts'
import { $session, type Session } from '../../session/session.ts'
import { $notices } from '../../controls/notices.ts'
import { manifest, openPlugin } from '../open-plugin.ts'

let host: Host
let replies: ((plugin: Plugin | null) => void)[]

/** A plugin that shows which of its versions runs. */
function versionOf(name: string): Plugin {
  return { manifest: { ...manifest, name }, code: '', html: '' }
}

beforeEach(async () => {
  host = (await openPlugin()).host
  replies = []
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      replies.push(plugin => {
        if (!plugin) reject(new Error('The server has stopped.'))
        else resolve(Response.json({ plugin, mistakes: null }))
      })
    })
  })
  const panel = { prepare() {}, close() {} }
  // Only these are asked for.
  const session = { host, plugin: versionOf('old'), panel } as unknown
  $session.set(session as Session)
  $plugin.set({ kind: 'closed' })
  $notices.set([])
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('runs once, as the newer of two starts asks', async () => {
  const started = vi.spyOn(host, 'start')
  const first = startPlugin({ command: 'first' })
  const second = startPlugin({ command: '' })

  replies[1]?.(versionOf('new'))
  await second
  replies[0]?.(versionOf('old'))
  await first

  expect(started.mock.calls.map(([plugin]) => plugin.manifest.name)).toEqual([
    'new'
  ])
  expect($session.get()?.plugin.manifest.name).toBe('new')
  expect($plugin.get()).toEqual({ kind: 'running' })
})

test('reports nothing about a start that was overtaken', async () => {
  const first = startPlugin()
  const second = startPlugin()

  replies[1]?.(versionOf('new'))
  await second
  replies[0]?.(null)
  await first

  expect($plugin.get()).toEqual({ kind: 'running' })
  expect($notices.get()).toEqual([])
})
