import type { LedgerEntry } from '../../../contract/document.ts'
import { ClearedError } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { createPeer } from '../../../contract/peer.ts'
import type { Handlers, Peer } from '../../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  FoundAsset,
  FoundUse,
  PanelEvents,
  PanelMethods,
  PlaceComp,
  Selection
} from '../../../contract/protocol.ts'
import type { Session, SignInAttempt } from '../../../contract/session.ts'
import { defaultSettings } from '../../../contract/settings.ts'

export interface MemoryLayer {
  nodeId: string
  assetId: string
  state: 'comp' | 'licensed'
  imageHash: string
  /** Why it cannot be changed. */
  refusal: ErrorCode | null
}

type Method = keyof ControllerMethods

export type DocumentPeer = Peer<PanelMethods, ControllerEvents, PanelEvents>

/** What a file and the storage hold; outlives the panels over it. */
export interface MemoryDocument {
  fileId: string
  layers: MemoryLayer[]
  ledger: Map<string, LedgerEntry>
  journal: Map<string, JournalEntry>
  session: Session | null
  attempt: SignInAttempt | null
  settings: typeof defaultSettings
  selection: Selection
  placed: PlaceComp[]
  filled: { assetId: string; nodeIds: string[] }[]
  opened: string[]
  /** Names of the calls so far. */
  calls: Method[]
  /** Runs before a method; may throw. */
  before: Partial<Record<Method, (input: object) => void>>
  /** Only the last answer of `measurePlace`. */
  placeSize: { width: number; height: number }
}

export function createMemoryDocument(): MemoryDocument {
  return {
    fileId: 'file-1',
    layers: [],
    ledger: new Map(),
    journal: new Map(),
    session: null,
    attempt: null,
    settings: defaultSettings,
    selection: { count: 0, layers: [] },
    placed: [],
    filled: [],
    opened: [],
    calls: [],
    before: {},
    placeSize: { width: 300, height: 200 }
  }
}

/** A comp of an asset on the canvas. */
export function compOf(assetId: string): MemoryLayer {
  return {
    nodeId: `node-${assetId}`,
    assetId,
    state: 'comp',
    imageHash: `comp-${assetId}`,
    refusal: null
  }
}

/** Answers a panel from the document, over the real peer. */
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
    measurePlace: () => document.placeSize,
    placeComp(input) {
      document.placed.push(input)
      return { nodeId: 'node-new', name: input.picture.name }
    },
    fillSelection({ picture: { assetId }, nodeIds }) {
      document.filled.push({ assetId, nodeIds })
      return { filled: nodeIds, refused: [] }
    },
    findComps(_input, context) {
      context.progress(1, 1)
      const pages = [
        { pageId: 'page-1', name: 'Page 1', checkedAt: '2026-03-01T12:00:00Z' }
      ]
      return {
        assets: foundIn(document),
        ledger: [...document.ledger.values()],
        pages
      }
    },
    addImage: ({ picture }) => ({
      imageHash: `licensed-${picture.assetId}-${picture.rendition}`
    }),
    checkImages: ({ hashes }) => ({ known: hashes }),
    saveLedgerEntries({ entries }) {
      entries.forEach(entry => document.ledger.set(entry.id, entry))
      return { saved: entries.length }
    },
    swapComps({ swaps }) {
      const refused: { assetId: string; name: string; code: ErrorCode }[] = []
      const swapped = swaps.map(({ assetId, imageHash }) => {
        const comps = document.layers.filter(
          layer => layer.assetId === assetId && layer.state === 'comp'
        )
        comps.forEach(({ refusal: code, nodeId: name }) => {
          if (code) refused.push({ assetId, name, code })
        })
        const free = comps.filter(({ refusal }) => refusal === null)
        free.forEach(one =>
          Object.assign(one, { state: 'licensed', imageHash })
        )
        return { assetId, uses: free.length }
      })
      return { swapped, refused }
    },
    selectNodes: ({ nodeIds }) => ({ selected: nodeIds.length }),
    resizePanel: () => undefined,
    openAddress: ({ url }) => void document.opened.push(url)
  }
}

function storageOf(document: MemoryDocument) {
  return {
    loadState: () => ({
      editor: 'figma' as const,
      fileName: 'A file',
      fileId: document.fileId,
      selection: document.selection,
      session: document.session,
      signInAttempt: document.attempt,
      settings: document.settings,
      journal: [...document.journal.values()]
    }),
    loadSession: () => ({ session: document.session }),
    saveSession({ session }: { session: Session | null }) {
      document.session = session
    },
    saveSignInAttempt({ attempt }: { attempt: SignInAttempt | null }) {
      document.attempt = attempt
    },
    saveSettings({ settings }: { settings: typeof defaultSettings }) {
      document.settings = settings
    },
    saveJournalEntry: ({ entry }: { entry: JournalEntry }) =>
      void document.journal.set(entry.id, entry),
    deleteJournalEntry: ({ id }: { id: string }) =>
      void document.journal.delete(id),
    loadJournal: () => ({ entries: [...document.journal.values()] })
  }
}

function foundIn({ layers }: MemoryDocument): FoundAsset[] {
  const ids = [...new Set(layers.map(({ assetId }) => assetId))]
  return ids.map(assetId => {
    const own = layers.filter(layer => layer.assetId === assetId)
    const isComp = own.some(({ state }) => state === 'comp')
    return {
      assetId,
      mediaType: 'image',
      state: isComp ? 'comp' : 'licensed',
      uses: own.map(toUse)
    }
  })
}

function toUse({ nodeId, imageHash, refusal }: MemoryLayer): FoundUse {
  return {
    nodeId,
    styleId: null,
    name: nodeId,
    pageId: 'page-1',
    pageName: 'Page 1',
    imageHash,
    refusal
  }
}

export function failWith(code: ErrorCode): () => never {
  return () => {
    throw new ClearedError(code, 'Taught to fail.')
  }
}
