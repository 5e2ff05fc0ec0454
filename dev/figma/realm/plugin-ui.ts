import { holds } from '../core/rules.ts'
import type { Session } from '../model/session.ts'
import { pack, unpack, type Packed } from '../core/marshal.ts'
import { callPlugin } from './call-plugin.ts'
import {
  checkBoolean,
  checkFunction,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf,
  checkString
} from '../nodes/check.ts'
import { isHandle, recordOf } from '../nodes/handle.ts'
import { tell, tellPacked } from './host-call.ts'
import { viewport } from '../model/viewport-store.ts'

type Listener = (message: unknown, props: { origin: string }) => unknown

interface Window {
  width: number
  height: number
  x: number
  y: number
}

const defaultSize = { width: 300, height: 200 }
const smallestWidth = 70
const listeners: { listener: Listener; once: boolean }[] = []
let onmessage: Listener | undefined
let open: Window | null = null
let querying = (): boolean => false

function readPosition(value: unknown): { x: number; y: number } | null {
  if (value === undefined) return null
  const position = checkObject('showUI', 'position', value)
  return {
    x: checkNumber('showUI', 'position.x', position['x']),
    y: checkNumber('showUI', 'position.y', position['y'])
  }
}

/** `figma.showUI`: checks, clamps and opens the panel. */
export function showUI(
  session: Session,
  pluginName: string,
  html: unknown,
  options: unknown
): void {
  const text = checkString('showUI', 'html', html)
  const of =
    options === undefined ? {} : checkObject('showUI', 'options', options)
  const keys = [
    'visible',
    'title',
    'width',
    'height',
    'position',
    'themeColors'
  ]
  checkKeys('showUI', 'options', of, keys)
  const { visible = true, title = pluginName, themeColors = false } = of
  const { width = defaultSize.width, height = defaultSize.height } = of
  const position = readPosition(of['position'])
  const checked = {
    visible: checkBoolean('showUI', 'visible', visible),
    title: checkString('showUI', 'title', title),
    themeColors: checkBoolean('showUI', 'themeColors', themeColors),
    width: Math.max(smallestWidth, checkNumber('showUI', 'width', width)),
    height: Math.max(0, checkNumber('showUI', 'height', height))
  }
  querying = () => session.querying
  if (checked.visible) assertMayShow('showUI')
  if (open && holds('panel/second-ui-closes-first')) ui.close()
  const { x, y } = position || { x: viewport.x, y: viewport.y }
  open = { width: checked.width, height: checked.height, x, y }
  const whole = position ? Object.assign({ position }, checked) : checked
  tell('showPanel', { html: text, options: whole })
}

/** Figma: in query mode a plugin has no visible UI. */
function assertMayShow(op: string): void {
  if (!querying() || !holds('parameters/no-visible-ui-in-query-mode')) return
  throw new Error(`in ${op}: Cannot show UI in query mode`)
}

function opened(op: string): Window {
  if (open) return open
  throw new Error(`in ${op}: No UI to ${op}. Call figma.showUI() first`)
}

function packForPanel(message: unknown): Packed {
  return pack(message, 'postMessage', value =>
    isHandle(value) ? { id: recordOf(value).id } : undefined
  )
}

function listen(
  op: string,
  type: unknown,
  callback: unknown,
  once: boolean
): void {
  checkOneOf(op, 'type', type, ['message'])
  listeners.push({ listener: checkFunction(op, 'callback', callback), once })
}

export const ui = {
  get onmessage(): Listener | undefined {
    return onmessage
  },
  set onmessage(value: Listener | undefined) {
    onmessage =
      value === undefined || value === null
        ? undefined
        : checkFunction('set_onmessage', 'onmessage', value)
  },
  on: (type: unknown, callback: unknown) => listen('on', type, callback, false),
  once: (type: unknown, callback: unknown) =>
    listen('once', type, callback, true),
  off(type: unknown, callback: unknown) {
    checkOneOf('off', 'type', type, ['message'])
    const at = listeners.findIndex(one => one.listener === callback)
    if (at >= 0) listeners.splice(at, 1)
  },
  postMessage(message: unknown, options?: unknown) {
    opened('postMessage')
    if (options !== undefined) {
      const of = checkObject('postMessage', 'options', options)
      checkKeys('postMessage', 'options', of, ['origin'])
      const { origin = '*' } = of
      // The panel's origin is null: a message for another one never arrives.
      if (checkString('postMessage', 'origin', origin) !== '*') return
    }
    tellPacked('postToPanel', packForPanel(message))
  },
  show() {
    opened('show')
    assertMayShow('show')
    tell('setPanelVisible', true)
  },
  hide() {
    opened('hide')
    tell('setPanelVisible', false)
  },
  resize(width: unknown, height: unknown) {
    const panel = opened('resize')
    panel.width = Math.max(smallestWidth, checkNumber('resize', 'width', width))
    panel.height = Math.max(0, checkNumber('resize', 'height', height))
    tell('resizePanel', { width: panel.width, height: panel.height })
  },
  reposition(x: unknown, y: unknown) {
    const panel = opened('reposition')
    panel.x = checkNumber('reposition', 'x', x)
    panel.y = checkNumber('reposition', 'y', y)
    tell('movePanel', { x: panel.x, y: panel.y })
  },
  getPosition() {
    const { x, y } = opened('getPosition')
    const left = (x - viewport.x) * viewport.zoom + viewport.width / 2
    const top = (y - viewport.y) * viewport.zoom + viewport.height / 2
    return { windowSpace: { x: left, y: top }, canvasSpace: { x, y } }
  },
  close() {
    if (!open) return
    open = null
    tell('closePanel')
  }
}

/** Delivers a `pluginMessage` of the panel. */
export function panelMessage(packed: Packed, origin: string): void {
  if (!open) return
  const message = unpack(packed)
  const props = { origin }
  const handler = onmessage
  const current = listeners.slice()
  if (handler) callPlugin('figma.ui.onmessage', () => handler(message, props))
  for (const entry of current) {
    if (entry.once) listeners.splice(listeners.indexOf(entry), 1)
    callPlugin("figma.ui.on('message')", () => entry.listener(message, props))
  }
}
