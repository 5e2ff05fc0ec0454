import { atom } from 'nanostores'
import type { Launch, Plugin, PluginEnd } from '../shared/host.ts'
import { advice } from './advice.ts'
import {
  removeNotice,
  removePluginNotices,
  showHostNotice
} from '../controls/notices.ts'
import { $session, type Session } from './session.ts'
import { fetchSetup } from './setup.ts'
import { readScene } from '../scene/scene.ts'
import { messageOf } from '../controls/show-error.ts'

export type PluginState =
  | { kind: 'starting' }
  | { kind: 'running' }
  | { kind: 'closed'; message?: string }
  | { kind: 'failed'; message: string }

export const $plugin = atom<PluginState>({ kind: 'starting' })

/** How the plugin was started last. */
export const $lastLaunch = atom<Launch>({})

/** The notice that says why the plugin failed; its next start removes it. */
let failure = 0

/** The start that still reads the plugin; a newer one overtakes it. */
let reading: symbol | null = null

/** Runs the plugin as its files are now, closing a run that is open. */
export async function startPlugin(how: Launch | string = {}): Promise<void> {
  const launch = typeof how === 'string' ? { command: how } : how
  $lastLaunch.set(launch)
  const session = await makeReady()
  if (!session) return
  try {
    $plugin.set({ kind: 'running' })
    await session.host.start(session.plugin, launch)
  } catch (error) {
    failPlugin(error)
  }
  readScene(session.host)
}

/** Starts the plugin as it was started last. */
export function startAgain(): Promise<void> {
  return startPlugin($lastLaunch.get())
}

/**
 * Closes what runs and reads the plugin again; null when it cannot be read, or
 * when a newer start overtakes this one.
 */
export async function makeReady(): Promise<Session | null> {
  const session = $session.get()
  if (!session) return null
  if ($plugin.get().kind === 'running') session.host.closePlugin()
  removePluginNotices()
  removeNotice(failure)
  // The page has just read it when it starts by itself.
  const again = reading !== null || $plugin.get().kind !== 'starting'
  $plugin.set({ kind: 'starting' })
  const start = Symbol('start')
  reading = start
  let { plugin } = session
  try {
    if (again) plugin = await readPlugin()
  } catch (error) {
    if (reading === start) failPlugin(error)
    return null
  }
  if (reading !== start) return null
  reading = null
  const ready = { ...session, plugin }
  $session.set(ready)
  ready.panel.prepare()
  return ready
}

/** Says that the plugin did not start or go on, and what to do. */
export function failPlugin(error: unknown): void {
  const session = $session.get()
  const message = messageOf(error)
  const before = $plugin.get()
  if (before.kind === 'failed' && before.message === message) return
  session?.panel.close()
  const name = session?.plugin.manifest.name ?? 'The plugin'
  const sentence = message.replace(/[^.!?]$/, '$&.')
  const text = `${name} failed. ${sentence} ${advice(message)}`
  $plugin.set({ kind: 'failed', message })
  removeNotice(failure)
  failure = showHostNotice(text.trim(), true, {
    text: 'Run again',
    action: runAgain
  })
}

/** The plugin ended, by itself or because it had to be stopped. */
export function pluginEnded({ kind, message }: PluginEnd): void {
  $session.get()?.panel.close()
  if (kind === 'failed') {
    failPlugin(new Error(message))
    return
  }
  if (message) showHostNotice(message)
  if ($plugin.get().kind === 'failed') return
  $plugin.set({ kind: 'closed', ...(message && { message }) })
}

export function closePlugin(): void {
  $session.get()?.host.closePlugin()
}

async function readPlugin(): Promise<Plugin> {
  const { plugin, mistakes } = await fetchSetup()
  if (mistakes !== null) throw new Error(mistakes)
  return plugin
}

function runAgain(): void {
  void startAgain()
}
