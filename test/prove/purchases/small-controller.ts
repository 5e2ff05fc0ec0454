import type { Handlers } from '../../../contract/incoming-calls.ts'
import type { Peer } from '../../../contract/peer.ts'
import type {
  ControllerEvents,
  ControllerMethods,
  PanelEvents,
  PanelMethods
} from '../../../contract/protocol.ts'
import { savedKeys } from '../../../contract/saved.ts'
import type { Wire } from '../../../contract/wire.ts'
import type { Controller } from './controller-entry.ts'
import type { SmallFile } from './small-file.ts'

export type ControllerPeer = Peer<PanelMethods, ControllerEvents, PanelEvents>

/** The `figma` global for the controller's own code. */
export function figmaOf(file: SmallFile, clientStorage: object) {
  return {
    clientStorage,
    commitUndo: () => file.commitUndo(),
    root: {
      getPluginData: (key: string) => file.getData(key),
      setPluginData: (key: string, text: string) => file.setData(key, text),
      getPluginDataKeys: () => file.dataKeys(),
      getSharedPluginData: () => '',
      setSharedPluginData: () => {}
    }
  }
}

/** Answers a panel with the controller's own code, except for pictures. */
export function createSmallController(
  code: Controller,
  file: SmallFile,
  post: (message: Wire) => void,
  now: () => number
): ControllerPeer {
  const { loadRecords, loadSaved, queueCalls, saveText } = code
  const known: Partial<Handlers<ControllerMethods>> = {
    async loadState() {
      const keys = [savedKeys.session, savedKeys.settings, savedKeys.journal]
      const saved = await Promise.all(keys.map(begin => loadSaved({ begin })))
      return {
        editor: 'figma',
        fileName: 'File',
        isDisplayP3: false,
        fileId: code.fileId(),
        selection: { count: 0, layers: [] },
        launch: { command: 'open', words: '' },
        saved: saved.flatMap(({ items }) => items)
      }
    },
    findComps: () => file.findAll(),
    loadRecords,
    saveRecords: queueCalls(code.saveRecords),
    loadSaved,
    saveText,
    addImage: input => file.addImage(input),
    checkImages: ({ hashes }) => ({
      known: hashes.filter(hash => file.hasImage(hash))
    }),
    previewSwaps: () => ({ uses: [], unreadPages: [], searches: [] }),
    swapComps: queueCalls(async ({ swaps }) => file.swap(swaps)),
    saveVersion: () => undefined
  }
  // A call to a missing method fails, and the run with it.
  const handlers = known as Handlers<ControllerMethods>
  return code.createPeer<
    ControllerMethods,
    PanelMethods,
    ControllerEvents,
    PanelEvents
  >({ handlers, post, now })
}
