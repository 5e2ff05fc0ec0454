import { h, render } from 'preact'
import type { DocumentFile, HostOptions, Plugin } from '../core/host.ts'
import { App } from './app.tsx'
import { autosave } from './autosave.ts'
import { trustLanguage } from '../core/language-gate.ts'
import { createClearedHost } from './cleared-host.ts'
import { $documentFile } from './document-data.ts'
import { openDatabase } from './database.ts'
import { fitAll, followKeyboard } from '../canvas/keyboard.ts'
import { showHostNotice } from './notices.ts'
import { followPanel } from './panel-events.ts'
import { loadDocument } from './saved-document.ts'
import { followScene } from '../canvas/scene.ts'
import { $plugin, openSession, startPlugin } from './session.ts'
import { readSettings } from './settings.ts'
import { followTheme } from './theme.ts'
import { syncView } from '../canvas/view-sync.ts'

/** What the server says about the plugin and the document to open. */
interface Setup {
  plugin: Plugin
  /** The levels that its code keeps to. */
  languages: HostOptions['es'][]
  documentKey: string
  /** A document file was given; fetched only when none is kept. */
  hasDocument: boolean
  reloadOnChange: boolean
}

/** The plugin's window stands at the right; most are about so wide. */
const usualPanelWidth = 384

const wasm = get('quickjs.wasm').then(reply => reply.arrayBuffer())
const realmCode = get('realm.js').then(reply => reply.text())
void openDatabase()
const setup = get('host.json').then<Setup>(reply => reply.json())

async function start(): Promise<void> {
  const settings = readSettings(new URLSearchParams(location.search))
  const { plugin, languages, hasDocument, reloadOnChange, ...opened } =
    await setup
  const documentKey = settings.document ?? opened.documentKey
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no place for the editor.')
  render(h(App, { documentKey }), root)
  document.title = `${plugin.manifest.name} · Local Figma host`
  const keeping = loadDocument(documentKey)
  if (languages.includes(settings.es)) {
    trustLanguage(plugin.code, settings.es)
  }
  const file = (await keeping) ?? (hasDocument ? await fetchDocument() : null)
  $documentFile.set(file)
  const assets = { wasm, realmCode }
  const session = await openSession(plugin, file, settings, assets)
  followScene(session.host)
  syncView(session.host)
  if (file) fitAll(settings.start ? usualPanelWidth : 0)
  followKeyboard(session.host)
  followPanel(session)
  autosave(session.host, documentKey)
  window.clearedHost = createClearedHost(session)
  if (reloadOnChange) reloadWithPlugin()
  if (settings.start) await startPlugin()
  else $plugin.set({ kind: 'closed' })
}

async function get(path: string): Promise<Response> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return reply
}

async function fetchDocument(): Promise<DocumentFile> {
  const reply = await get('document.json')
  return reply.json()
}

function reloadWithPlugin(): void {
  const events = new EventSource('changes')
  events.addEventListener('change', () => location.reload())
}

followTheme()
start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  $plugin.set({ kind: 'failed', message })
  showHostNotice(`The host did not start. ${message}`, true)
  console.error(error)
})
