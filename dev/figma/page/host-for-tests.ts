import type { Faults } from '../network/faults.ts'
import type { DocumentFile, Host, Launch, Scene } from '../shared/host.ts'
import { readClientStorage } from '../session/client-storage.ts'
import { faults } from '../traffic/faults.ts'
import { $requests, type RequestEntry } from '../traffic/requests.ts'
import { startPlugin } from '../session/run-plugin.ts'
import type { Session } from '../session/session.ts'

/** The host's API for browser tests, `window.figmaHost`. */
export interface HostForTests {
  /** A function body run beside the document, with `figma` and `input`. */
  evaluate<T>(body: string, input?: unknown): Promise<T>
  /** The same, as a second person's edit. */
  remotely<T>(body: string, input?: unknown): Promise<T>
  /** A person's actions, without a pointer or keys. */
  user: Host['user']
  scene(): Scene
  restart(launch?: Launch | string): Promise<void>
  /** All of the plugin's clientStorage. */
  storage(): Promise<Record<string, unknown>>
  requests(): RequestEntry[]
  faults: Faults
  exportDocument(): DocumentFile
}

declare global {
  interface Window {
    figmaHost?: HostForTests
  }
}

/** Makes `window.figmaHost` for journeys and measurements. */
export function createHostForTests(session: Session): HostForTests {
  const { host, storage } = session
  return {
    evaluate: (body, input) => host.evaluate(body, input),
    remotely: (body, input) => host.remotely(body, input),
    user: host.user,
    scene: () => host.scene(),
    restart: startPlugin,
    storage: () => readClientStorage(storage),
    requests: () => $requests.get(),
    faults,
    exportDocument: () => host.exportDocument()
  }
}
