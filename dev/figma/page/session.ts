import { atom } from 'nanostores'
import { createHost } from '../core/create-host.ts'
import type { DocumentFile, Host, HostIo, Plugin } from '../core/host.ts'
import { frameCsp } from '../core/network-access.ts'
import { createBrowserIo } from './browser-io.ts'
import { createClientStorage } from './client-storage.ts'
import { createFetchFrame, type FetchFrame } from './fetch-frame.ts'
import { removePluginNotices, showHostNotice } from './notices.ts'
import { createPanelWindow, type PanelWindow } from './panel.ts'
import { readScene } from '../canvas/scene.ts'
import type { Settings } from './settings.ts'

/** A document open in this page, and the plugin that may run on it. */
export interface Session {
  host: Host
  plugin: Plugin
  storage: HostIo['storage']
  panel: PanelWindow
}

export type PluginState =
  | { kind: 'starting' }
  | { kind: 'running' }
  | { kind: 'closed'; message?: string }
  | { kind: 'failed'; message: string }

export interface Assets {
  wasm: Promise<ArrayBuffer>
  realmCode: Promise<string>
}

export const $session = atom<Session | null>(null)

export const $plugin = atom<PluginState>({ kind: 'starting' })

/** Opens a document; the plugin is not started yet. */
export async function openSession(
  plugin: Plugin,
  document: DocumentFile | null,
  settings: Settings,
  assets: Assets
): Promise<Session> {
  const policy = frameCsp(plugin.manifest)
  const panel = createPanelWindow(policy, settings.sandboxed)
  panel.prepare()
  const storage = createClientStorage(plugin.manifest.id, settings.user.id)
  let fetchFrame: FetchFrame | undefined
  const io = createBrowserIo({
    ...assets,
    storage,
    panel,
    fetchFrame: () => (fetchFrame ??= createFetchFrame(policy)),
    pluginClosed(message) {
      panel.close()
      if (message) showHostNotice(message)
      $plugin.set({ kind: 'closed', ...(message && { message }) })
    }
  })
  const host = await createHost(io, {
    editorType: settings.editorType,
    es: settings.es,
    user: settings.user,
    theme: settings.theme,
    ...(document && { document })
  })
  const session = { host, plugin, storage, panel }
  $session.set(session)
  return session
}

/** Runs the plugin, closing a run that is still open. */
export async function startPlugin(command?: string): Promise<void> {
  const session = $session.get()
  if (!session) return
  if ($plugin.get().kind === 'running') session.host.closePlugin()
  removePluginNotices()
  $plugin.set({ kind: 'starting' })
  session.panel.prepare()
  try {
    $plugin.set({ kind: 'running' })
    await session.host.start(session.plugin, command)
    readScene(session.host)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    session.panel.close()
    showHostNotice(`${session.plugin.manifest.name} failed. ${message}`, true)
    $plugin.set({ kind: 'failed', message })
  }
}

export function closePlugin(): void {
  $session.get()?.host.closePlugin()
}
