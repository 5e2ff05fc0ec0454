import type { PluginEnd } from '../../shared/host.ts'
import { holds } from '../../rules/rules.ts'
import { cancelTimers } from '../plugin/plugin-timers.ts'
import { checkString, wrongType } from '../../nodes/checks/check.ts'
import { facts, switches } from './figma-facts.ts'
import { files } from './figma-files.ts'
import { fontMembers } from './figma-fonts.ts'
import { people } from './figma-people.ts'
import { styleOrderMembers } from './figma-style-order.ts'
import { styleMembers } from './figma-styles.ts'
import { svgMembers } from './figma-svg.ts'
import { createVideoAsync } from './video-store.ts'
import { defineFigma } from '../../nodes/handles/define-figma.ts'
import { findNode, store } from '../../model/record/document-store.ts'
import { editorPart } from './editor-part.ts'
import { canvasGridMembers, slideMembers } from './figma-canvas-grid.ts'
import { boardCreators } from './figma-boards.ts'
import { componentMakers } from './figma-components.ts'
import { creators, enter } from './figma-create.ts'
import { groupers } from './figma-group.ts'
import {
  type Handle,
  assertOpen,
  handleOf,
  isHandle,
  live,
  recordOf,
  refuseDynamic
} from '../../nodes/handles/handle.ts'
import { undo } from '../../model/edits/undo.ts'
import { sealStep } from '../../model/edits/undo-steps.ts'
import { libraryMembers } from './figma-libraries.ts'
import { isHiddenLayer } from '../../model/tree/hidden-layers.ts'
import {
  forgetRequests,
  later,
  callHost
} from '../../nodes/handles/host-call.ts'
import { createImage, createImageAsync, getImageByHash } from './image-store.ts'
import { assertLoadable } from '../../model/record/page-faults.ts'
import { goToPage, leaveRemovedPage } from './pages.ts'
import {
  addListener,
  clearListeners,
  emit,
  removeListener
} from '../plugin/plugin-events.ts'
import { leaveNotices, notify } from '../plugin/plugin-notify.ts'
import { showUI, ui } from '../plugin/plugin-ui.ts'
import type { Session } from '../../model/record/session.ts'
import type { Launch } from './launch.ts'

/** Ends the plugin: handlers, timers, panel; then the API is closed. */
export function closePlugin(session: Session, end: PluginEnd): void {
  if (!session.open || session.closing) return
  session.closing = true
  if (holds('close-plugin/close-handlers-run-first')) emit('close')
  sealStep()
  if (holds('close-plugin/timers-stop')) cancelTimers()
  ui.close()
  leaveNotices()
  if (holds('close-plugin/no-events-after')) clearListeners()
  if (holds('close-plugin/nothing-arrives-after')) forgetRequests()
  session.open = false
  callHost('pluginClosed', end)
}

function nodeById(session: Session, id: string): Handle | null {
  const record = findNode(id)
  if (!record || (session.skipsInvisible && isHiddenLayer(record))) return null
  return handleOf(session, record)
}

function lookups(session: Session) {
  return {
    async getNodeByIdAsync(id: unknown) {
      const wanted = checkString('getNodeByIdAsync', 'id', id)
      await later()
      return nodeById(session, wanted)
    },
    getNodeById(id: unknown) {
      refuseDynamic(session, 'getNodeById', 'figma.getNodeByIdAsync')
      return nodeById(session, checkString('getNodeById', 'id', id))
    }
  }
}

function readPage(op: string, page: unknown): Handle {
  if (!isHandle(page) || live(page, op).type !== 'PAGE') {
    throw wrongType(op, 'page', 'PageNode', page)
  }
  return page
}

function pages(session: Session) {
  return {
    get root() {
      return handleOf(session, store.root)
    },
    get currentPage(): Handle {
      return handleOf(session, store.currentPage)
    },
    set currentPage(page: unknown) {
      const op = 'set_currentPage'
      refuseDynamic(session, op, 'figma.setCurrentPageAsync')
      goToPage(recordOf(readPage(op, page)))
    },
    async setCurrentPageAsync(page: unknown) {
      const op = 'setCurrentPageAsync'
      const target = readPage(op, page)
      await later()
      const record = live(target, op)
      assertLoadable(op, record)
      session.loadedPages.add(record)
      goToPage(record)
    },
    async loadAllPagesAsync() {
      await later()
      for (const page of store.root.children || []) {
        assertLoadable('loadAllPagesAsync', page)
      }
      session.allLoaded = true
    }
  }
}

function actions(session: Session, launch: Launch) {
  return {
    closePlugin(message?: unknown) {
      const end: PluginEnd = { kind: 'closed' }
      if (message !== undefined) {
        end.message = checkString('closePlugin', 'message', message)
      }
      closePlugin(session, end)
    },
    notify: (message: unknown, options?: unknown) => notify(message, options),
    commitUndo() {
      if (holds('undo/commit-ends-a-step')) sealStep()
    },
    triggerUndo() {
      enter(session, 'triggerUndo')
      undo()
      leaveRemovedPage()
    },
    openExternal: (url: unknown) =>
      void callHost('openExternal', checkString('openExternal', 'url', url)),
    showUI: (html: unknown, options?: unknown) =>
      showUI(session, launch.name, html, options),
    on: (type: unknown, callback: unknown) =>
      addListener(session, 'on', type, callback),
    once: (type: unknown, callback: unknown) =>
      addListener(session, 'once', type, callback),
    off: (type: unknown, callback: unknown) => removeListener(type, callback),
    createImage: (data: unknown) => createImage(data),
    createImageAsync: (src: unknown) => createImageAsync(src),
    getImageByHash: (hash: unknown) => getImageByHash(hash),
    createVideoAsync: (data: unknown) => createVideoAsync(session, data)
  }
}

/** The `figma` object of one session. */
export function figmaApi(session: Session, launch: Launch) {
  return defineFigma(
    'figma',
    name => assertOpen(session, name),
    facts(session, launch),
    switches(session),
    people(session, launch),
    pages(session),
    lookups(session),
    fontMembers(session),
    creators(session),
    editorPart(session, ['figjam'], () => boardCreators(session)),
    editorPart(session, ['slides'], () => slideMembers(session)),
    editorPart(session, ['slides', 'buzz'], () => canvasGridMembers(session)),
    groupers(session),
    svgMembers(session),
    componentMakers(session),
    styleMembers(session),
    styleOrderMembers(session),
    libraryMembers(session),
    files(session),
    actions(session, launch)
  )
}
