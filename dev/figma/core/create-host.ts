import { checkOptions } from './check-options.ts'
import { shelveMedia } from './document-media.ts'
import { exportNode } from '../pictures/export-node.ts'
import type { Host, HostIo, HostOptions } from '../shared/host.ts'
import type { Rect } from '../shared/rect.ts'
import {
  type HostState,
  exportDocument,
  generate,
  load,
  openRealmFor,
  readerOf,
  realmOf,
  save,
  withoutMedia
} from './host-state.ts'
import { imageShelf } from '../pictures/image-shelf.ts'
import { layerAccess } from './layer-access.ts'
import { pack } from '../shared/marshal.ts'
import { answerDesk } from './plugin-query.ts'
import { panelMessage, queryPlugin, startPlugin } from './run-plugin.ts'
import { usualLimits } from './usual-limits.ts'

const usual: HostOptions = {
  editorType: 'figma',
  team: 'paid',
  seat: 'full',
  limits: usualLimits,
  libraries: [],
  es: 'latest',
  user: { id: '1', name: 'Person' },
  theme: 'light'
}

function hostOf(state: HostState): Host {
  const call = (op: string, given?: object): string =>
    realmOf(state).call(op, given)
  return {
    start: (plugin, launch = {}) => startPlugin(state, plugin, launch),
    query: (plugin, command) => queryPlugin(state, plugin, command),
    panelMessage: (message, origin = 'null') =>
      panelMessage(state, message, origin),
    panelPlaced: (x, y) => void call('panelPlaced', { x, y }),
    noticeClosed: (id, reason) => void call('noticeClosed', { id, reason }),
    noticeAction: id => void call('noticeAction', { id }),
    drop: drop =>
      realmOf(state).call('drop', {}, pack(drop, 'drop')) === 'true',
    configure(options) {
      checkOptions(options)
      Object.assign(state.options, options)
    },
    failPages(ids) {
      state.unloadable = ids
      call('failPages', { ids })
    },
    missFonts(names) {
      state.missingFonts = names
      call('missFonts', { names })
    },
    closePlugin() {
      if (state.used) call('endPlugin', { end: { kind: 'closed' } })
    },
    ...layerAccess({
      call,
      peek: (op, given) => realmOf(state).peek(op, given),
      state
    }),
    ...drawnParts(state),
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

/** What the canvas and an export show. */
function drawnParts(
  state: HostState
): Pick<
  Host,
  | 'scene'
  | 'view'
  | 'layersWithin'
  | 'damage'
  | 'node'
  | 'image'
  | 'video'
  | 'exportLayer'
> {
  const peek = (op: string, given?: object): string =>
    realmOf(state).peek(op, given)
  return {
    scene: () => readerOf(state).scene(peek('scene')),
    view: (area, least = 0) =>
      readerOf(state).scene(peek('sceneWithin', { area, least })),
    layersWithin: (area, least = 0) =>
      readerOf(state).layers(peek('layersWithin', { area, least })),
    damage: () => JSON.parse(peek('damage')) as Rect[] | null, // the realm's
    node: id => readerOf(state).layer(peek('node', { id })),
    image: hash => state.images.get(hash),
    video: hash => state.videos.get(hash) ?? null,
    exportLayer: async (id, settings) =>
      exportNode(
        state,
        JSON.parse(peek('exportOrder', { id, settings })) // its own
      )
  }
}

/** A local Figma: a document, one plugin at a time, and a person. */
export async function createHost(
  io: HostIo,
  options: Partial<HostOptions> = {}
): Promise<Host> {
  checkOptions(options)
  const { document = null, saved, sample, libraries = [], ...own } = options
  const state: HostState = {
    io,
    options: { ...usual, ...own, libraries: libraries.map(withoutMedia) },
    images: imageShelf(bytes => io.sha1(bytes), saved?.images),
    videos: new Map(saved?.videos),
    realm: null,
    plugin: null,
    used: false,
    starting: Promise.resolve(),
    version: '',
    reader: null,
    answers: answerDesk(),
    unloadable: [],
    missingFonts: [],
    listeners: new Set()
  }
  for (const one of [...libraries, document]) {
    if (one) shelveMedia(state, one)
  }
  state.realm = await openRealmFor(state, saved?.realm)
  try {
    if (!saved) load(state, document, true)
    if (sample) generate(state, sample)
  } catch (error) {
    state.realm.kill()
    throw error
  }
  return hostOf(state)
}
