import { shelveImages, withImages } from './document-images.ts'
import type {
  DocumentFile,
  Host,
  HostIo,
  HostOptions,
  Launch,
  Plugin,
  Query,
  SavedHost,
  SavedRealm
} from './host.ts'
import { exportNode } from './export-node.ts'
import { type ImageShelf, imageShelf } from './image-shelf.ts'
import { layerAccess } from './layer-access.ts'
import { pack } from './marshal.ts'
import { assertRuns, assertStarts, launchFacts } from './plugin-launch.ts'
import { type AnswerDesk, answerDesk, pluginQuery } from './plugin-query.ts'
import { PluginStopped } from './plugin-stopped.ts'
import { RealmError } from './realm-error.ts'
import { type RunningRealm, runRealm } from './running-realm.ts'
import { shelveSamplePictures } from './sample-pictures.ts'
import { type SampleName, sampleOf } from './samples.ts'
import { holds } from './rules.ts'
import { type SceneReader, sceneReader } from './scene-reader.ts'

const usual: HostOptions = {
  editorType: 'figma',
  team: 'paid',
  seat: 'full',
  limits: { running: 10_000, memory: 1_024 * 1_024 * 1_024 },
  libraries: [],
  es: 'latest',
  user: { id: '1', name: 'Person' },
  theme: 'light'
}

const keepsCopies = holds('messages/are-copies')

interface State {
  io: HostIo
  options: HostOptions
  images: ImageShelf
  realm: RunningRealm | null
  plugin: Plugin | null
  /** A realm runs one plugin once. */
  used: boolean
  version: string
  reader: SceneReader | null
  answers: AnswerDesk
  /** Pages that fail to load on purpose. */
  unloadable: string[]
  listeners: Set<() => void>
}

function realmOf(state: State): RunningRealm {
  if (state.realm) return state.realm
  throw new Error('The host was killed')
}

function readerOf(state: State): SceneReader {
  if (state.reader) return state.reader
  throw new Error('The host was killed')
}

function tellListeners(state: State): void {
  if (state.listeners.size === 0 || !state.realm) return
  const version = state.realm.peek('version')
  if (version === state.version) return
  state.version = version
  for (const listener of state.listeners) listener()
}

async function openRealmFor(
  state: State,
  saved?: SavedRealm
): Promise<RunningRealm> {
  const realm = await runRealm({
    io: state.io,
    images: state.images,
    manifest: () => state.plugin?.manifest ?? null,
    left: () => tellListeners(state),
    saved,
    limits: () => state.options.limits,
    suggested: (id, answer) => state.answers.answer(id, answer),
    pluginStopped: reason => reportStop(state, reason),
    pluginClosed: message => state.io.pluginClosed(message)
  })
  state.reader = sceneReader(realm.peek('defaults'))
  return realm
}

function load(state: State, document: object | null, check = false): void {
  const libraries = state.options.libraries.map(library => ({
    ...library,
    images: {}
  }))
  const key = crypto.randomUUID()
  realmOf(state).call('load', { document, libraries, check, key })
}

function generate(state: State, name: SampleName): void {
  const sample = sampleOf(name)
  const pictures = shelveSamplePictures(state.images, sample)
  realmOf(state).call('generate', { ...sample, pictures })
}

function exportDocument(state: State): DocumentFile {
  const json = realmOf(state).call('exportDocument')
  return withImages(JSON.parse(json) as DocumentFile, state.images) // the realm's
}

/** Figma: every run of a plugin gets a fresh virtual machine. */
async function freshRealm(state: State): Promise<RunningRealm> {
  const old = realmOf(state)
  if (!state.used) return old
  old.call('endPlugin')
  const view = JSON.parse(old.call('view')) as object // written by the realm
  const history = JSON.parse(old.call('history')) as object // likewise
  const document = JSON.parse(old.call('documentState')) as object // likewise
  old.kill()
  state.realm = await openRealmFor(state)
  load(state, document)
  state.realm.call('restoreView', view)
  state.realm.call('loadHistory', history)
  state.realm.call('failPages', { ids: state.unloadable })
  return state.realm
}

function reportStop(state: State, reason: PluginStopped): void {
  state.io.log('error', [reason.message])
  const { message } = reason
  state.realm?.call('endPlugin', { message, crashed: true })
}

function reportCrash(state: State, realm: RunningRealm, error: unknown): Error {
  if (error instanceof PluginStopped) return error
  const crash = error instanceof Error ? error : new Error(String(error))
  const stack = crash instanceof RealmError ? crash.realmStack : ''
  state.io.log('error', [`Uncaught ${crash.name}: ${crash.message}\n${stack}`])
  realm.call('endPlugin', {
    message: 'An error occurred while running this plugin'
  })
  return crash
}

async function runCode(
  state: State,
  plugin: Plugin,
  command: string,
  querying: boolean
): Promise<RunningRealm> {
  const realm = await freshRealm(state)
  state.plugin = plugin
  state.used = true
  const facts = launchFacts(plugin, state.options, command, querying)
  realm.call('launch', facts)
  try {
    realm.run(plugin.code, 'code.js')
  } catch (error) {
    throw reportCrash(state, realm, error)
  }
  return realm
}

async function start(
  state: State,
  plugin: Plugin,
  launch: Launch
): Promise<void> {
  assertStarts(plugin, state.options, launch)
  const { command = '', parameters } = launch
  const realm = await runCode(state, plugin, command, false)
  realm.call('announceRun', {}, pack(parameters, 'run'))
}

async function query(
  state: State,
  plugin: Plugin,
  command: string
): Promise<Query> {
  assertRuns(plugin, state.options)
  await runCode(state, plugin, command, true)
  return pluginQuery(plugin, command, () => state.realm, state.answers)
}

function panelMessage(state: State, message: unknown, origin: string): void {
  const realm = realmOf(state)
  const packed = pack(message, 'postMessage')
  const copy = {
    json: packed.json,
    bytes: packed.bytes.map(one => (keepsCopies ? one.slice() : one))
  }
  const arrive = (): void => {
    realm.call('panelMessage', { origin }, copy)
  }
  if (holds('messages/arrive-later')) realm.deliver(arrive)
  else arrive()
}

/** The document as it is, to open other hosts with; before a plugin runs. */
function save(state: State): SavedHost {
  if (state.used) throw new Error('Save a host before a plugin runs on it.')
  const realm = realmOf(state)
  realm.call('redrawAll')
  return { realm: realm.save(), images: new Map(state.images.all()) }
}

function unshelve(state: State, saved: SavedHost): void {
  for (const [hash, image] of saved.images) state.images.all().set(hash, image)
}

function hostOf(state: State): Host {
  const call = (op: string, given?: object): string =>
    realmOf(state).call(op, given)
  return {
    start: (plugin, how = {}) =>
      start(state, plugin, typeof how === 'string' ? { command: how } : how),
    query: (plugin, command) => query(state, plugin, command),
    panelMessage: (message, origin = 'null') =>
      panelMessage(state, message, origin),
    panelPlaced: (x, y) => void call('panelPlaced', { x, y }),
    noticeGone: (id, reason) => void call('noticeGone', { id, reason }),
    noticeAction: id => void call('noticeAction', { id }),
    drop: drop =>
      realmOf(state).call('drop', {}, pack(drop, 'drop')) === 'true',
    configure: options => void Object.assign(state.options, options),
    failPages(ids) {
      state.unloadable = ids
      call('failPages', { ids })
    },
    closePlugin() {
      if (state.used) call('endPlugin')
    },
    ...layerAccess({
      call,
      peek: (op, given) => realmOf(state).peek(op, given),
      images: state.images,
      options: () => state.options
    }),
    scene: () => readerOf(state).scene(realmOf(state).peek('scene')),
    view: area =>
      readerOf(state).scene(realmOf(state).peek('sceneWithin', { area })),
    layersWithin: area =>
      readerOf(state).layers(realmOf(state).peek('layersWithin', { area })),
    node: id => readerOf(state).layer(realmOf(state).peek('node', { id })),
    image: hash => state.images.get(hash),
    exportLayer: async (id, settings) =>
      exportNode(
        state,
        JSON.parse(realmOf(state).peek('exportOrder', { id, settings })) // its own
      ),
    onChange(listener) {
      state.version = realmOf(state).peek('version')
      state.listeners.add(listener)
      return () => void state.listeners.delete(listener)
    },
    evaluate: <T>(body: string, input?: unknown) =>
      realmOf(state).evaluate(body, input, false) as Promise<T>, // the caller's word
    remotely: <T>(body: string, input?: unknown) =>
      realmOf(state).evaluate(body, input, true) as Promise<T>, // likewise
    exportDocument: () => exportDocument(state),
    save: () => save(state),
    settle: () => realmOf(state).settle(),
    kill() {
      state.realm?.kill()
      state.realm = null
    }
  }
}

/** A local Figma: a document, one plugin at a time, and a person. */
export async function createHost(
  io: HostIo,
  options: Partial<HostOptions> = {}
): Promise<Host> {
  const state: State = {
    io,
    options: { ...usual, ...options },
    images: imageShelf(bytes => io.sha1(bytes)),
    realm: null,
    plugin: null,
    used: false,
    version: '',
    reader: null,
    answers: answerDesk(),
    unloadable: [],
    listeners: new Set()
  }
  const { document = null, saved } = options
  for (const one of [...state.options.libraries, document]) {
    if (one) shelveImages(state.images, one)
  }
  if (saved) unshelve(state, saved)
  state.realm = await openRealmFor(state, saved?.realm)
  try {
    if (!saved) load(state, document, true)
    if (options.sample) generate(state, options.sample)
  } catch (error) {
    state.realm.kill()
    throw error
  }
  return hostOf(state)
}
