import { cancelTimers } from './plugin-timers.ts'
import {
  checkBoolean,
  checkBytes,
  checkString,
  wrongType
} from '../nodes/check.ts'
import { defineFigma } from '../nodes/define-figma.ts'
import { findNode, findStyle, store } from '../model/document-store.ts'
import { creators } from './figma-create.ts'
import {
  type Handle,
  assertOpen,
  handleOf,
  isHandle,
  live,
  recordOf,
  refuseDynamic
} from '../nodes/handle.ts'
import { sealStep, undo } from '../model/history.ts'
import { libraryMembers } from './figma-libraries.ts'
import { askText, later, request, tell } from './host-call.ts'
import { createImage, createImageAsync, getImageByHash } from './image-store.ts'
import { mixed } from '../model/mixed.ts'
import { assertLoadable } from '../model/page-faults.ts'
import { goToPage } from './pages.ts'
import {
  addListener,
  clearListeners,
  emit,
  removeListener
} from './plugin-events.ts'
import { notify } from './plugin-notify.ts'
import { parametersApi } from './plugin-parameters.ts'
import { clientStorage } from './plugin-storage.ts'
import { showUI, ui } from './plugin-ui.ts'
import type { Session } from '../model/session.ts'
import { checkFont, fontKey } from '../nodes/text-members.ts'
import { viewportApi } from './viewport.ts'

/** What one run of a plugin is told about itself. */
export interface Launch {
  name: string
  command: string
  html: string
  uiFiles: Record<string, string>
  user: { id: string; name: string }
}

/** Ends the plugin: handlers, timers, panel; then the API is gone. */
export function closePlugin(session: Session, message?: string): void {
  if (!session.open) return
  emit('close')
  sealStep()
  cancelTimers()
  ui.close()
  clearListeners()
  session.open = false
  tell('pluginClosed', { message })
}

function nodeById(session: Session, op: string, id: unknown): Handle | null {
  const record = findNode(checkString(op, 'id', id))
  return record && handleOf(session, record)
}

function styleById(session: Session, op: string, id: unknown): Handle | null {
  const record = findStyle(checkString(op, 'id', id))
  return record && handleOf(session, record)
}

function paintStyles(session: Session): Handle[] {
  return (store.styles.children || []).map(style => handleOf(session, style))
}

function lookups(session: Session) {
  return {
    async getNodeByIdAsync(id: unknown) {
      const op = 'getNodeByIdAsync'
      checkString(op, 'id', id)
      await later()
      return nodeById(session, op, id)
    },
    getNodeById(id: unknown) {
      refuseDynamic(session, 'getNodeById', 'figma.getNodeByIdAsync')
      return nodeById(session, 'getNodeById', id)
    },
    async getStyleByIdAsync(id: unknown) {
      const op = 'getStyleByIdAsync'
      checkString(op, 'id', id)
      await later()
      return styleById(session, op, id)
    },
    getStyleById(id: unknown) {
      refuseDynamic(session, 'getStyleById', 'figma.getStyleByIdAsync')
      return styleById(session, 'getStyleById', id)
    },
    async getLocalPaintStylesAsync() {
      await later()
      return paintStyles(session)
    },
    getLocalPaintStyles() {
      const op = 'getLocalPaintStyles'
      refuseDynamic(session, op, 'figma.getLocalPaintStylesAsync')
      return paintStyles(session)
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
    get currentPage() {
      return handleOf(session, store.currentPage)
    },
    set currentPage(page: unknown) {
      const op = 'set_currentPage'
      refuseDynamic(session, op, 'figma.setCurrentPageAsync')
      goToPage(recordOf(readPage(op, page)))
    },
    async setCurrentPageAsync(page: unknown) {
      const record = recordOf(readPage('setCurrentPageAsync', page))
      await later()
      assertLoadable('setCurrentPageAsync', record)
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

function currentUser(session: Session, launch: Launch): object {
  if (!session.permissions.includes('currentuser')) {
    throw new Error(
      'in get_currentUser: The "currentuser" permission is missing in manifest.json'
    )
  }
  const { id, name } = launch.user
  return { id, name, photoUrl: null, color: '#007be5', sessionId: 1 }
}

function facts(session: Session, launch: Launch) {
  let skip = session.editorType === 'dev'
  const inner = <T extends object>(label: string, part: T) =>
    defineFigma(label, name => assertOpen(session, name), part)
  return {
    apiVersion: '1.0.0',
    // Figma: undefined without a menu.
    command: launch.command || undefined,
    editorType: session.editorType,
    mode: session.editorType === 'dev' ? 'inspect' : 'default',
    pluginId: session.pluginId,
    fileKey: undefined,
    hasMissingFont: false,
    mixed,
    viewport: inner('figma.viewport', viewportApi),
    clientStorage: inner('figma.clientStorage', clientStorage),
    ui: inner('figma.ui', ui),
    parameters: inner('figma.parameters', parametersApi),
    get currentUser() {
      return currentUser(session, launch)
    },
    get skipInvisibleInstanceChildren() {
      return skip
    },
    set skipInvisibleInstanceChildren(value: unknown) {
      const name = 'skipInvisibleInstanceChildren'
      skip = checkBoolean(`set_${name}`, name, value)
    }
  }
}

function actions(session: Session, launch: Launch) {
  return {
    closePlugin: (message?: unknown) =>
      closePlugin(
        session,
        message === undefined
          ? undefined
          : checkString('closePlugin', 'message', message)
      ),
    notify: (message: unknown, options?: unknown) => notify(message, options),
    commitUndo: () => sealStep(),
    triggerUndo: () => void undo(),
    openExternal: (url: unknown) =>
      void tell('openExternal', checkString('openExternal', 'url', url)),
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
    base64Encode: (data: unknown) =>
      askText('base64Encode', checkBytes('base64Encode', 'data', data)),
    base64Decode(data: unknown) {
      const text = checkString('base64Decode', 'data', data)
      return new Uint8Array(tell('base64Decode', text) as ArrayBuffer) // bytes
    },
    async loadFontAsync(font: unknown) {
      const checked = checkFont('loadFontAsync', font)
      await later()
      session.fonts.add(fontKey(checked))
    },
    async saveVersionHistoryAsync(title: unknown) {
      checkString('saveVersionHistoryAsync', 'title', title)
      return request('saveVersion', title)
    }
  }
}

/** The `figma` object of one session. */
export function figmaApi(session: Session, launch: Launch) {
  return defineFigma(
    'figma global',
    name => assertOpen(session, name),
    facts(session, launch),
    pages(session),
    lookups(session),
    creators(session),
    libraryMembers(session),
    actions(session, launch)
  )
}
