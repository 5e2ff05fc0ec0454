import { h, render } from 'preact'
import type { DocumentFile } from '../shared/host.ts'
import { readDocument } from '../core/read-document.ts'
import { App } from './app.tsx'
import { autosave } from '../keeping/autosave.ts'
import { readSavedRealm } from '../engine/saved-realm-file.ts'
import { trustLanguage } from '../engine/language-gate.ts'
import { askForReset } from '../keeping/ask-for-reset.ts'
import { checkSettings } from './check-settings.ts'
import { createHostForTests } from './host-for-tests.ts'
import { openDatabase } from '../session/database.ts'
import { fitPage } from '../scene/fit.ts'
import { followCrop } from '../canvas/gestures/follow-crop.ts'
import { followKeyboard } from '../canvas/commands/keyboard.ts'
import { chooseNetwork } from '../traffic/faults.ts'
import { guardFrames } from '../window/frame-guard.ts'
import { showHostNotice } from '../controls/notices.ts'
import { opensSlowly, withOpeningStatus } from '../keeping/opening.ts'
import { followPageKeys } from './page-keys.ts'
import { followPanel } from '../window/panel-events.ts'
import { runsAtOnce } from './run-by-hand.ts'
import {
  $plugin,
  failPlugin,
  pluginEnded,
  startAgain,
  startPlugin
} from '../session/run-plugin.ts'
import { loadDocument } from '../keeping/saved-document.ts'
import { followScene } from '../scene/scene.ts'
import { openSession, type Session } from '../session/session.ts'
import { readSettings, type Settings } from '../session/settings.ts'
import { fetchSetup, get, type Setup } from '../session/setup.ts'
import { guardUnkept } from '../keeping/shared-document.ts'
import { $switches } from '../session/switches.ts'
import { followTheme } from '../frames/theme.ts'
import { syncView } from '../scene/sync-view.ts'
import { messageOf } from '../controls/show-error.ts'

/** The plugin's window stands at the right; most are about so wide. */
const usualPanelWidth = 384

const wasm = get('quickjs.wasm').then(reply => reply.arrayBuffer())
const realm = get('page.realm').then(async reply =>
  readSavedRealm(new Uint8Array(await reply.arrayBuffer()))
)
void openDatabase()
const setup = fetchSetup()

async function start(): Promise<void> {
  const opened = await setup
  const query = new URLSearchParams(location.search)
  const settings = readSettings(query)
  const { plugin, languages } = opened
  const documentKey = keyOf(opened, settings)
  $switches.set(settings)
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no place for the editor.')
  render(h(App, { documentKey }), root)
  document.title = `${plugin.manifest.name} · Local Figma host`
  checkSettings(query)
  if (languages.includes(settings.es)) trustLanguage(plugin.code, settings.es)
  const session = await openDocument(opened, documentKey, settings)
  chooseNetwork(settings.network)
  guardFrames(plugin.manifest)
  followKeyboard(session.host)
  followCrop(session.host)
  followPageKeys()
  followPanel()
  autosave(session.host, documentKey)
  guardUnkept(session.host)
  window.figmaHost = createHostForTests(session)
  const { manifest } = session.plugin
  const { command } = opened
  const startsItself =
    settings.start && (command !== null || runsAtOnce(manifest))
  if (opened.reloadOnChange) startWhenChanged(startsItself)
  if (opened.mistakes !== null) failPlugin(new Error(opened.mistakes))
  else if (startsItself) await startPlugin(command ?? '')
  else $plugin.set({ kind: 'closed' })
}

/** Each document that this browser keeps has a key of its own. */
function keyOf(opened: Setup, { sample, document }: Settings): string {
  if (sample !== null) return `sample ${sample}`
  return document ?? opened.documentKey
}

async function openDocument(
  { plugin, hasDocument }: Setup,
  documentKey: string,
  settings: Settings
): Promise<Session> {
  const kept = await loadDocument(documentKey)
  const first = hasDocument && settings.sample === null
  const file = kept ?? (first ? await fetchDocument() : null)
  const assets = { wasm, realm }
  const opening = withOpeningStatus(opensSlowly(file, settings.sample), () =>
    openSession({
      plugin,
      document: file,
      settings,
      assets,
      pluginClosed: pluginEnded
    })
  )
  const session = await opening.catch((error: unknown) => {
    if (kept) askForReset(documentKey, 'The kept document cannot be opened.')
    throw error
  })
  followScene(session.host)
  syncView(session.host)
  if (file ?? settings.sample) fitPage(settings.start ? usualPanelWidth : 0)
  return session
}

async function fetchDocument(): Promise<DocumentFile> {
  const reply = await get('document.json')
  return readDocument(await reply.text())
}

/** Restarts the plugin when its files change; a closed plugin stays closed. */
function startWhenChanged(startsItself: boolean): void {
  const events = new EventSource('changes')
  events.addEventListener('change', () => {
    const isClosed = $plugin.get().kind === 'closed'
    if (startsItself || !isClosed) void startAgain()
  })
}

followTheme()
start().catch((error: unknown) => {
  const message = messageOf(error)
  $plugin.set({ kind: 'failed', message })
  showHostNotice(`The host did not start. ${message}`, true)
  console.error(error)
})
