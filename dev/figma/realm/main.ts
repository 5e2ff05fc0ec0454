import { toJson } from '../shared/to-json.ts'
import type { PluginEnd } from '../shared/host.ts'
import type { Rect } from '../shared/rect.ts'
import { type Packed, unpack } from '../shared/marshal.ts'
import type { PackedDocument } from '../shared/packed-document.ts'
import { canvasView } from '../model/edits/canvas-view-store.ts'
import { changeLog } from '../model/edits/change-log.ts'
import {
  documentFile,
  documentState,
  loadDocument
} from '../model/files/document-file.ts'
import { checkDrawn } from '../nodes/checks/check-export.ts'
import { exportOrder } from '../model/drawn/export-order.ts'
import { findNode, store } from '../model/record/document-store.ts'
import { drop } from './drop.ts'
import { closePlugin } from './figma/figma-api.ts'
import { type SampleOrder, generate } from '../samples/generate.ts'
import { evaluate } from './evaluate.ts'
import { historyFile, loadHistory } from '../model/files/history-file.ts'
import {
  type HostDoor,
  answer,
  openDoor,
  refuse
} from '../nodes/handles/host-call.ts'
import {
  type Start,
  announceRun,
  dropPlugin,
  launchPlugin,
  plugin
} from './launch-plugin.ts'
import { checkDocument } from '../nodes/files/check-document.ts'
import { defineNodeTypes } from '../nodes/node-types.ts'
import { lockBuiltIns } from './built-ins/lock-built-ins.ts'
import { publishLibraries } from '../model/styles/libraries.ts'
import { dequeued, noticeAction } from './plugin/plugin-notify.ts'
import { parameterInput } from './plugin/plugin-parameters.ts'
import { setUnloadablePages } from '../model/record/page-faults.ts'
import { setMissingFonts } from '../model/text/font-families.ts'
import { timerDue } from './plugin/plugin-timers.ts'
import { panelMessage, panelPlaced } from './plugin/plugin-ui.ts'
import type { RowSearch } from '../shared/layer-facts.ts'
import {
  findLayerRow,
  layerRows,
  layersAround
} from '../model/drawn/layer-rows.ts'
import { documentFacts, keptData } from './document-facts.ts'
import { layerFacts } from './layer-facts.ts'
import { clippingOf } from './user/user-clipboard.ts'
import { defaultsJson } from '../model/drawn/drawn-part.ts'
import { layerJson, sceneJson } from '../model/drawn/scene.ts'
import { takeDamage } from '../model/geometry/damage.ts'
import { layersJson, viewJson } from '../model/drawn/scene-view.ts'
import { select, selectionOf } from '../model/edits/selection-store.ts'
import { type UserAction, userAction } from './user/user-actions.ts'
import { thumbnail } from '../model/record/thumbnail-store.ts'
import { unpackDocument } from '../model/files/unpack-document.ts'
import { viewport } from '../model/record/viewport-store.ts'

const scope = globalThis

type Given = Record<string, unknown>
type Operation = (given: Given, packed: Packed) => unknown

type Counts = Pick<typeof changeLog, 'version' | 'passing'>

/** Restores the view, selection and counters of the previous realm. */
function restoreView(given: Given): void {
  Object.assign(viewport, given['viewport'])
  Object.assign(thumbnail, given['thumbnail'])
  const { view, focused } = Object(given['canvas']) as Record<string, unknown> // by `view`
  canvasView.view = view === 'single-asset' ? view : 'grid'
  canvasView.focused = findNode(String(focused))
  const ids = (given['selection'] || []) as string[] // written by `view`
  const nodes = ids.map(findNode).filter(node => node !== null)
  select(store.currentPage, nodes)
  const { version, passing } = given['changes'] as Counts // by `view`
  changeLog.version = version + 1
  changeLog.passing = passing + 1
}

function checkDocuments(document: unknown, { libraries }: Given): void {
  if (document) checkDocument(document)
  const list = libraries as unknown[] // the core's
  list.forEach((library, i) => checkDocument(library, `libraries[${i}]`))
}

/** The operations of the host; each takes one object and returns JSON. */
const operations: Record<string, Operation> = {
  load: given => {
    const document = unpackDocument(given['packed'] as PackedDocument) // core
    if (given['check'] === true) checkDocuments(document, given)
    publishLibraries(given['libraries'] as never) // our own format
    loadDocument(document as never, String(given['key'])) // likewise
  },
  generate: given => generate(given as unknown as SampleOrder), // the core's
  restoreView,
  loadHistory: given => loadHistory(given as never), // our own format
  history: () => historyFile(),
  view: () => ({
    viewport,
    thumbnail,
    canvas: {
      view: canvasView.view,
      focused: canvasView.focused && canvasView.focused.id
    },
    selection: selectionOf(store.currentPage).map(node => node.id),
    changes: { version: changeLog.version, passing: changeLog.passing }
  }),
  launch: given => launchPlugin(scope, given as unknown as Start), // from the core
  announceRun: (_given, packed) => announceRun(unpack(packed)),
  parameterInput(given, packed) {
    if (!plugin.open) return
    parameterInput(plugin, given as never, unpack(packed)) // the core's
  },
  failPages: given => setUnloadablePages(given['ids'] as string[]), // core
  missFonts: given => setMissingFonts(given['names'] as string[]), // likewise
  endPlugin: given => closePlugin(plugin, given['end'] as PluginEnd), // the core's
  dropPlugin: given => dropPlugin(given['end'] as PluginEnd), // likewise
  answer: (given, packed) => answer(Number(given['id']), packed),
  refuse: given =>
    refuse(
      Number(given['id']),
      String(given['name']),
      String(given['message'])
    ),
  timer: given => timerDue(Number(given['id'])),
  panelMessage: (given, packed) =>
    panelMessage(packed, String(given['origin'])),
  panelPlaced: given => panelPlaced(Number(given['x']), Number(given['y'])),
  drop: (_given, packed) => drop(plugin, unpack(packed) as never), // a Drop
  noticeAction: given => noticeAction(Number(given['id'])),
  noticeClosed: given => dequeued(Number(given['id']), String(given['reason'])),
  user: given =>
    userAction(given['name'] as UserAction, given['args'] as unknown[]), // core
  evaluate: (given, packed) =>
    evaluate(
      Number(given['id']),
      String(given['body']),
      unpack(packed),
      given['far'] === true
    ),
  layerRows: given =>
    layerRows(
      given['open'] as string[], // the core's, as the next ones
      Number(given['from']),
      Number(given['count'])
    ),
  findLayerRow: given =>
    findLayerRow(
      given['open'] as string[], // likewise
      given['search'] as RowSearch // likewise
    ),
  layerFacts: given => layerFacts(given['ids'] as string[]), // likewise
  layersAround: given => layersAround(given['ids'] as string[]), // likewise
  clipping: given => clippingOf(given['ids'] as string[]), // likewise
  exportOrder: given => {
    const record = findNode(String(given['id']))
    if (!record) throw new Error('There is no such layer')
    return exportOrder(record, checkDrawn('exportAsync', given['settings']))
  },
  documentFacts: () => documentFacts(),
  keptData: given => keptData(given['id'] as string | null), // the core's
  exportDocument: () => documentFile(),
  documentState: () => documentState(),
  damage: () => takeDamage(),
  version: () => changeLog.version,
  redrawAll: () =>
    store.byId.forEach(record => {
      record.drawn = false
      record.seen = null
    })
}

const texts: Record<string, (given: Given) => string> = {
  scene: () => sceneJson(),
  layersWithin: given =>
    layersJson(given['area'] as Rect, Number(given['least'])), // from the core
  sceneWithin: given => viewJson(given['area'] as Rect, Number(given['least'])), // likewise
  node: given => {
    const record = findNode(String(given['id']))
    return record ? layerJson(record) : 'null'
  },
  defaults: () => defaultsJson()
}

defineNodeTypes()
lockBuiltIns()

/** Connects the realm with its host; returns the function that calls the realm. */
export function connect(
  door: HostDoor
): (
  op: string,
  json: string,
  packed: string,
  ...bytes: ArrayBuffer[]
) => string {
  openDoor(door)
  return (op, json, packed, ...buffers) => {
    const given = JSON.parse(json) as Given // written by the core
    const text = texts[op]
    if (text) return text(given)
    const operation = operations[op]
    if (!operation) throw new Error(`The realm knows no operation ${op}`)
    const bytes = buffers.map(buffer => new Uint8Array(buffer))
    const result = operation(given, { json: packed, bytes })
    return result === undefined ? 'null' : toJson(result)
  }
}
