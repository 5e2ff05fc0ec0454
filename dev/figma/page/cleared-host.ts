import type { DocumentFile, Scene } from '../core/host.ts'
import { readClientStorage } from './client-storage.ts'
import { $requests, type RequestEntry } from './requests.ts'
import { closePlugin, type PluginState, startPlugin } from './session.ts'
import { $plugin, type Session } from './session.ts'

/** What browser tests may do with the host, as `window.clearedHost`. */
export interface ClearedHost {
  /** A function body run beside the document, with `figma` and `input`. */
  evaluate<T>(body: string, input?: unknown): Promise<T>
  /** The same, as a second person's edit. */
  remotely<T>(body: string, input?: unknown): Promise<T>
  scene(): Scene
  settle(): Promise<void>
  pluginState(): PluginState
  restart(command?: string): Promise<void>
  closePlugin(): void
  /** All of the plugin's clientStorage. */
  storage(): Promise<Record<string, unknown>>
  requests(): RequestEntry[]
  exportDocument(): DocumentFile
}

declare global {
  interface Window {
    clearedHost?: ClearedHost
  }
}

export function createClearedHost(session: Session): ClearedHost {
  const { host, storage } = session
  return {
    evaluate: (body, input) => host.evaluate(body, input),
    remotely: (body, input) => host.remotely(body, input),
    scene: () => host.scene(),
    settle: () => host.settle(),
    pluginState: () => $plugin.get(),
    restart: startPlugin,
    closePlugin,
    storage: () => readClientStorage(storage),
    requests: () => $requests.get(),
    exportDocument: () => host.exportDocument()
  }
}
