import { withMedia } from './document-media.ts'
import type {
  DocumentFile,
  HostIo,
  HostOptions,
  Plugin,
  SavedHost
} from '../shared/host.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'
import type { ImageShelf } from '../pictures/image-shelf.ts'
import type { AnswerDesk } from './plugin-query.ts'
import { packDocument } from './pack-document.ts'
import type { PluginStopped } from '../engine/plugin-stopped.ts'
import { type RunningRealm, runRealm } from '../engine/running-realm.ts'
import { shelveSamplePictures } from '../pictures/sample-pictures.ts'
import { type SampleName, sampleOf } from '../shared/samples.ts'
import { type SceneReader, sceneReader } from '../pictures/scene-reader.ts'

/** A host's state outside its realm. */
export interface HostState {
  io: HostIo
  options: HostOptions
  images: ImageShelf
  /** The files of the document's videos, by the SHA-1 of their bytes. */
  videos: Map<string, Uint8Array>
  realm: RunningRealm | null
  plugin: Plugin | null
  /** A realm runs one plugin once. */
  used: boolean
  /** The start that is under way, or the last one; it never rejects. */
  starting: Promise<unknown>
  version: string
  reader: SceneReader | null
  answers: AnswerDesk
  /** Pages that fail to load on purpose. */
  unloadable: string[]
  /** Fonts that are missing on purpose. */
  missingFonts: string[]
  listeners: Set<() => void>
}

/** Throws after the host was killed. */
export function realmOf(state: HostState): RunningRealm {
  if (state.realm) return state.realm
  throw new Error('The host was killed')
}

/** Likewise. */
export function readerOf(state: HostState): SceneReader {
  const realm = realmOf(state)
  return (state.reader ??= sceneReader(realm.peek('defaults')))
}

function notifyListeners(state: HostState): void {
  if (state.listeners.size === 0 || !state.realm) return
  const version = state.realm.peek('version')
  if (version === state.version) return
  state.version = version
  for (const listener of state.listeners) listener()
}

/** Opens a realm, fresh or as it was saved. */
export function openRealmFor(
  state: HostState,
  saved?: SavedRealm
): Promise<RunningRealm> {
  return runRealm({
    io: state.io,
    images: state.images,
    videos: state.videos,
    manifest: () => state.plugin?.manifest ?? null,
    left: () => notifyListeners(state),
    saved,
    limits: () => state.options.limits,
    suggested: (id, answer) => state.answers.answer(id, answer),
    pluginStopped: reason => reportStop(state, reason),
    pluginClosed: end => state.io.pluginClosed(end)
  })
}

/** The bytes of pictures and videos stay outside of the realm. */
export function withoutMedia<T extends object>(document: T): T {
  return { ...document, images: {}, videos: {} }
}

/** Puts a document into the realm. */
export function load(
  state: HostState,
  document: object | null,
  check = false
): void {
  const { libraries } = state.options
  const key = crypto.randomUUID()
  const packed = packDocument(document && withoutMedia(document))
  realmOf(state).call('load', { packed, libraries, check, key })
}

/** Makes a sample inside the realm. */
export function generate(state: HostState, name: SampleName): void {
  const sample = sampleOf(name)
  const pictures = shelveSamplePictures(state.images, sample)
  realmOf(state).call('generate', { ...sample, pictures })
}

/** The document as a file, with its images and videos. */
export function exportDocument(state: HostState): DocumentFile {
  const json = realmOf(state).peek('exportDocument')
  return withMedia(JSON.parse(json) as DocumentFile, state) // the realm's
}

/** Throws after the host was killed; a realm that is being made ends too. */
function assertAlive(state: HostState, made: RunningRealm): void {
  if (state.realm) return
  made.kill()
  throw new Error('The host was killed')
}

/** Figma: every run of a plugin gets a fresh virtual machine. */
export async function freshRealm(state: HostState): Promise<RunningRealm> {
  const old = realmOf(state)
  if (!state.used) return old
  old.call('endPlugin', { end: { kind: 'closed' } })
  const realm = await openRealmFor(state)
  assertAlive(state, realm)
  const view = JSON.parse(old.call('view')) as object // written by the realm
  const history = JSON.parse(old.call('history')) as object // likewise
  const document = JSON.parse(old.call('documentState')) as object // likewise
  old.kill()
  state.realm = realm
  state.reader = null // it knows what the realm before had drawn
  load(state, document)
  realm.call('restoreView', view)
  realm.call('loadHistory', history)
  realm.call('failPages', { ids: state.unloadable })
  realm.call('missFonts', { names: state.missingFonts })
  return realm
}

function reportStop(state: HostState, reason: PluginStopped): void {
  state.io.log('error', [reason.message])
  const { message } = reason
  state.realm?.call('dropPlugin', { end: { kind: 'failed', message } })
}

/** The document as it is, to open other hosts with; before a plugin runs. */
export function save(state: HostState): SavedHost {
  if (state.used) throw new Error('Save a host before a plugin runs on it.')
  const realm = realmOf(state)
  realm.call('redrawAll')
  return {
    realm: realm.save(),
    images: new Map(state.images.all()),
    videos: new Map(state.videos)
  }
}
