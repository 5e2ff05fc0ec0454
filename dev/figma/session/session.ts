import { atom } from 'nanostores'
import { createHost } from '../core/create-host.ts'
import { missingFonts, unloadablePages } from '../network/faults.ts'
import type {
  DocumentFile,
  Host,
  HostIo,
  Plugin,
  PluginEnd
} from '../shared/host.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'
import { createBrowserIo } from './browser-io.ts'
import { createClientStorage } from './client-storage.ts'
import { faults } from '../traffic/faults.ts'
import { createFetchFrame, type FetchFrame } from '../frames/fetch-frame.ts'
import { framePolicy } from '../frames/frame-policy.ts'
import { createPanelWindow, type PanelWindow } from '../frames/panel.ts'
import { hostOptions, type Settings } from './settings.ts'
import { $theme } from '../frames/theme.ts'
import { messageOf, showError } from '../controls/show-error.ts'

/** A document open in this page, and the plugin that may run on it. */
export interface Session {
  host: Host
  plugin: Plugin
  storage: HostIo['storage']
  panel: PanelWindow
  /** Rejects when the host cannot show this document. */
  assertOpens(document: DocumentFile): Promise<void>
}

export interface Assets {
  wasm: Promise<ArrayBuffer>
  realm: Promise<SavedRealm>
}

/** Layers of a document that is drawn whole to see whether it can be. */
const mostDrawn = 20_000

export const $session = atom<Session | null>(null)

interface SessionOpening {
  plugin: Plugin
  /** Null for the sample that is asked for, or an empty page. */
  document: DocumentFile | null
  settings: Settings
  assets: Assets
  /** Called when the plugin ended, by itself or because it had to be stopped. */
  pluginClosed: (end: PluginEnd) => void
}

/** Opens a document; the plugin is not started yet. */
export async function openSession(opening: SessionOpening): Promise<Session> {
  const { plugin, document, settings, assets, pluginClosed } = opening
  const pluginNow = (): Plugin => $session.get()?.plugin ?? plugin
  const policy = (): string => framePolicy(pluginNow().manifest, faults)
  const panel = createPanelWindow(policy, settings.sandboxed)
  panel.prepare()
  const storage = createClientStorage(
    () => pluginNow().manifest.id,
    settings.user.id
  )
  const io = createBrowserIo({
    ...assets,
    storage,
    panel,
    fetchFrame: fetchFrames(policy),
    remove: id =>
      void host
        .remotely('figma.getNodeById(input)?.remove()', id)
        .catch(showError),
    pluginClosed
  })
  const host = await createHost(io, {
    ...hostOptions(settings),
    user: settings.user,
    theme: $theme.get(),
    ...(document && { document }),
    ...(!document && settings.sample && { sample: settings.sample })
  })
  const follow = (): void => {
    host.failPages(unloadablePages(faults))
    host.missFonts(missingFonts(faults))
  }
  follow()
  faults.onChange(follow)
  const session: Session = {
    host,
    plugin,
    storage,
    panel,
    assertOpens: file => assertOpens(io, file)
  }
  $session.set(session)
  return session
}

async function assertOpens(io: HostIo, file: DocumentFile): Promise<void> {
  let trial: Host | undefined
  try {
    trial = await createHost(io, { document: file })
    // Drawing all of a large one would take longer than reading it.
    if (trial.documentFacts().layers <= mostDrawn) trial.scene()
  } catch (error) {
    const reason = messageOf(error)
    throw new Error(`This file is broken: ${reason}`, { cause: error })
  } finally {
    trial?.kill()
  }
}

/** The frame of the controller's requests; another when the policy changes. */
function fetchFrames(policy: () => string): () => FetchFrame {
  let made: { frame: FetchFrame; policy: string } | undefined
  return () => {
    const now = policy()
    if (made?.policy !== now) {
      made?.frame.retire()
      made = { frame: createFetchFrame(now), policy: now }
    }
    return made.frame
  }
}
