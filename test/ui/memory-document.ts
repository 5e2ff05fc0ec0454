import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { createPeer } from '../../contract/peer.ts'
import type { Handlers } from '../../contract/incoming-calls.ts'
import type { Peer } from '../../contract/peer.ts'
import type { ChooseAsset, FoundUse, Frame } from '../../contract/finding.ts'
import type { AddImage } from '../../contract/picture.ts'
import type { Launch } from '../../contract/launch.ts'
import type { CompImage, PlaceComp, TrackCard } from '../../contract/placing.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  LoadState,
  PanelEvents,
  PanelMethods
} from '../../contract/protocol.ts'
import type {
  FrameContent,
  Selection,
  ShownAsset
} from '../../contract/selection.ts'
import { matchesKey, parseSaved, savedKeys } from '../../contract/saved.ts'
import type { LoadSaved, SavedItem, SaveText } from '../../contract/saved.ts'
import type { Session, SignInAttempt } from '../../contract/session.ts'
import { defaultSettings, readSettings } from '../../contract/settings.ts'
import { readSession } from '../../ui/storage/read-session.ts'
import { readSignInAttempt } from '../../ui/storage/read-sign-in-attempt.ts'
import { foundIn } from './found-in-document.ts'

export interface MemoryComp {
  nodeId: string
  assetId: string
}

type Method = keyof ControllerMethods

export type DocumentPeer = Peer<PanelMethods, ControllerEvents, PanelEvents>

/** Content of a file and of the storage; outlives its panels. */
export interface MemoryDocument {
  layers: MemoryComp[]
  /** Uses of images that are not ours. */
  others: FoundUse[]
  /** Frames around layers, by layer. */
  frames: Map<string, Frame[]>
  adopted: CompImage[]
  chosen: ChooseAsset[]
  /** Private data of the document, by key. */
  records: Map<string, string>
  session: Session | null
  attempt: SignInAttempt | null
  settings: typeof defaultSettings
  /** Everything else in client storage. */
  saved: Map<string, string>
  selection: Selection
  launch: Launch
  /** Pictures of the selected layers; a promise when there are many. */
  shown: ShownAsset[] | Promise<ShownAsset[]>
  /** Selected layers whose image several assets share. */
  unclear: number
  /** Colors of the selected layers. */
  colors: string[]
  /** What the selected frames hold. */
  frame: FrameContent
  placed: PlaceComp[]
  /** Asset ids of each board. */
  boards: string[][]
  cards: TrackCard[]
  filled: { assetId: string; nodeIds: string[] }[]
  restored: string[]
  /** Why layers are not restored, by id. */
  refusals: Map<string, ErrorCode>
  opened: string[]
  /** Names of the calls so far. */
  calls: Method[]
  /** Runs before a method; may throw. */
  before: Partial<Record<Method, (input: object) => void>>
  /** The visible part of the canvas. */
  view: { width: number; height: number }
}

export function createMemoryDocument(): MemoryDocument {
  return {
    layers: [],
    others: [],
    frames: new Map(),
    adopted: [],
    chosen: [],
    records: new Map(),
    session: null,
    attempt: null,
    settings: defaultSettings,
    saved: new Map(),
    selection: { count: 0, layers: [] },
    launch: { command: 'open', words: '' },
    shown: [],
    unclear: 0,
    colors: [],
    frame: { count: 0, texts: [], names: [], places: [] },
    placed: [],
    boards: [],
    cards: [],
    filled: [],
    restored: [],
    refusals: new Map(),
    opened: [],
    calls: [],
    before: {},
    view: { width: 600, height: 400 }
  }
}

/** A comp of an asset on the canvas. */
export function compOf(assetId: string): MemoryComp {
  return { nodeId: `node-${assetId}`, assetId }
}

/** Serves a panel from the document, over the real peer. */
export function connectDocument(
  document: MemoryDocument,
  post: (message: unknown) => void
): DocumentPeer {
  const handlers = handlersOf(document)
  for (const name of Object.keys(handlers) as Method[]) {
    // Each handler keeps its own type; this only runs something before it.
    const handler = handlers[name] as (...given: unknown[]) => unknown
    Object.assign(handlers, {
      [name]: (input: object, context: unknown) => {
        document.calls.push(name)
        document.before[name]?.(input)
        return handler(input, context)
      }
    })
  }
  return createPeer<
    ControllerMethods,
    PanelMethods,
    ControllerEvents,
    PanelEvents
  >({ handlers, post: message => post(structuredClone(message)) })
}

function handlersOf(document: MemoryDocument): Handlers<ControllerMethods> {
  return {
    ...storageOf(document),
    findSelectedAssets: async () => ({
      assets: await document.shown,
      unclear: document.unclear
    }),
    measureView: () => document.view,
    placeComp(input) {
      document.placed.push(input)
      return { nodeId: 'node-new', name: input.picture.name }
    },
    placeBoard({ comps }) {
      document.boards.push(comps.map(({ picture }) => picture.assetId))
      const layers = comps.map(({ picture }, i) => ({
        nodeId: `node-${i}`,
        name: picture.name
      }))
      return { layers }
    },
    placeCards({ cards }) {
      document.cards.push(...cards)
      const layers = cards.map(({ name }, i) => ({ nodeId: `node-${i}`, name }))
      return { layers }
    },
    findTargets: () => ({ layers: document.selection.layers }),
    fillLayers({ fills }) {
      fills.forEach(({ picture: { assetId }, nodeIds }) =>
        document.filled.push({ assetId, nodeIds })
      )
      return { changed: fills.flatMap(({ nodeIds }) => nodeIds), refused: [] }
    },
    restoreFills({ nodeIds }) {
      const filled = nodeIds.filter(id => !document.refusals.has(id))
      document.restored.push(...filled)
      const refused = nodeIds.flatMap(nodeId => {
        const code = document.refusals.get(nodeId)
        return code ? [{ nodeId, name: nodeId, code }] : []
      })
      return { changed: filled, refused }
    },
    findComps(_input, context) {
      context.progress(1, 1)
      const pages = [
        {
          pageId: 'page-1',
          name: 'Page 1',
          checkedAt: '2026-03-01T12:00:00Z',
          isWatched: true
        }
      ]
      return {
        ...foundIn(document),
        pages
      }
    },
    adoptComps({ comps }) {
      document.adopted.push(...comps)
      return { adopted: comps.map(one => one.imageHash), layers: comps.length }
    },
    chooseAsset(chosen) {
      document.chosen.push(chosen)
      return { chosen: chosen.holders.length }
    },
    checkImages: ({ hashes }) => ({ known: hashes }),
    loadRecords: ({ begin }) => ({
      records: Object.fromEntries(
        [...document.records].filter(([key]) => key.startsWith(begin))
      ),
      beyond: 0
    }),
    drawProof: () => ({ nodeId: 'proof-1' }),
    saveRecords({ records }) {
      records.forEach(({ key, text }) =>
        text ? document.records.set(key, text) : document.records.delete(key)
      )
      return { newer: [] }
    },
    ...withoutLicensing,
    findFrames: ({ nodeIds }) => ({
      frames: nodeIds.map(id => document.frames.get(id) ?? [])
    }),
    selectNodes: ({ nodeIds }) => ({ selected: nodeIds.length }),
    findFrameContent: () => document.frame,
    findColors: () => ({ colors: document.colors }),
    exportSelection: refuse,
    resizePanel: () => undefined,
    openAddress: ({ url }) => void document.opened.push(url)
  }
}

function storageOf(document: MemoryDocument) {
  return {
    loadState: ({ saved }: LoadState) => ({
      editor: 'figma' as const,
      fileName: 'A file',
      isDisplayP3: false,
      fileId: 'file-1',
      selection: document.selection,
      launch: document.launch,
      saved: saved.flatMap(key => savedIn(document, key))
    }),
    loadSaved: ({ begin, but = [] }: LoadSaved) => ({
      items: savedIn(document, begin).filter(
        ({ key }) => !but.some(one => key.startsWith(one))
      )
    }),
    saveText({ key, text }: SaveText) {
      const value = text === null ? null : parseSaved(text)
      if (key === savedKeys.session) document.session = readSession(value)
      else if (key === savedKeys.settings) {
        document.settings = readSettings(value)
      } else if (key === savedKeys.signInAttempt) {
        document.attempt = readSignInAttempt(value)
      } else if (text === null) document.saved.delete(key)
      else document.saved.set(key, text)
    }
  }
}

function savedIn(
  { session, settings, attempt, saved }: MemoryDocument,
  begin: string
): SavedItem[] {
  const records = {
    [savedKeys.session]: session,
    [savedKeys.settings]: settings,
    [savedKeys.signInAttempt]: attempt
  }
  const own = Object.entries(records).flatMap(([key, record]) =>
    record ? [{ key, text: JSON.stringify(record) }] : []
  )
  const others = Array.from(saved, ([key, text]) => ({ key, text }))
  return [...own, ...others].filter(({ key }) => matchesKey(key, begin))
}

/** Tests in `test/flows` license with the real servers. */
const withoutLicensing = {
  addImage: ({ picture }: AddImage) => ({
    imageHash: `comp-${picture.assetId}`
  }),
  previewSwaps: () => ({ uses: [], unreadPages: [], searches: [] }),
  saveVersion: refuse,
  swapComps: refuse,
  putCompsBack: refuse
}

function refuse(): never {
  throw new Error('The document in memory takes no licenses.')
}

export function failWith(code: ErrorCode): () => never {
  return () => {
    throw new ClearedError(code, 'Taught to fail.')
  }
}
