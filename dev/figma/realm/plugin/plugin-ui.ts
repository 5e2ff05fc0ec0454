import { holds } from '../../rules/rules.ts'
import { unpack, type Packed } from '../../shared/marshal.ts'
import { callPlugin } from './call-plugin.ts'
import {
  checkBoolean,
  checkFunction,
  checkKeys,
  checkNumber,
  checkObject,
  checkString
} from '../../nodes/checks/check.ts'
import { listenerList } from '../../nodes/handles/listener-list.ts'
import { listenerMembers } from './listener-members.ts'
import type { Session } from '../../model/record/session.ts'
import { callHost, callHostPacked } from '../../nodes/handles/host-call.ts'
import { packMessage } from './pack-message.ts'
import {
  type PanelWindow,
  clampedSize,
  fittedPlace,
  middlePlace,
  onCanvas,
  onScreen
} from './panel-window.ts'

type Listener = (message: unknown, props: { origin: string }) => unknown

const optionNames = [
  'visible',
  'title',
  'width',
  'height',
  'position',
  'themeColors'
]
const defaultSize = { width: 300, height: 200 }
const listeners = listenerList<'message'>()
const listening = listenerMembers('message', listeners)
let onmessage: Listener | undefined
let open: PanelWindow | null = null
let lastPlace: { x: number; y: number } | null = null
let owner: Session | null = null

function readPosition(value: unknown): { x: number; y: number } | null {
  if (value === undefined) return null
  const position = checkObject('showUI', 'position', value)
  return {
    x: checkNumber('showUI', 'position.x', position['x']),
    y: checkNumber('showUI', 'position.y', position['y'])
  }
}

/** Figma: in query mode a plugin has no visible UI. */
function assertMayShow(op: string): void {
  if (!owner || !owner.querying) return
  if (!holds('parameters/no-visible-ui-in-query-mode')) return
  throw new Error(`in ${op}: Cannot show UI in query mode`)
}

/** `figma.showUI`: checks, clamps and opens the panel. */
export function showUI(
  session: Session,
  pluginName: string,
  html: unknown,
  options: unknown
): void {
  const op = 'showUI'
  const text = checkString(op, 'html', html)
  const of = options === undefined ? {} : checkObject(op, 'options', options)
  checkKeys(op, 'options', of, optionNames)
  const { visible = true, title = pluginName, themeColors = false } = of
  const { width = defaultSize.width, height = defaultSize.height } = of
  const size = clampedSize(
    checkNumber(op, 'width', width),
    checkNumber(op, 'height', height)
  )
  const wanted = readPosition(of['position'])
  const place = wanted && fittedPlace(wanted, size)
  const checked = Object.assign({}, size, {
    visible: checkBoolean(op, 'visible', visible),
    title: checkString(op, 'title', title),
    themeColors: checkBoolean(op, 'themeColors', themeColors)
  })
  owner = session
  if (checked.visible) assertMayShow(op)
  ui.close()
  const corner = place ? onScreen(place) : lastPlace || middlePlace(size)
  open = Object.assign({}, size, corner)
  const whole = place ? Object.assign({ position: place }, checked) : checked
  callHost('showPanel', { html: text, options: whole })
}

function opened(op: string): PanelWindow {
  if (open) return open
  throw new Error(`in ${op}: No UI to ${op}. Call figma.showUI() first`)
}

function readOrigin(options: unknown): string {
  if (options === undefined) return '*'
  const of = checkObject('postMessage', 'options', options)
  checkKeys('postMessage', 'options', of, ['origin'])
  const { origin = '*' } = of
  return checkString('postMessage', 'origin', origin)
}

/** `figma.ui`. */
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
  on: listening.on,
  once: listening.once,
  off: listening.off,
  postMessage(message: unknown, options?: unknown) {
    opened('postMessage')
    const posted = { origin: readOrigin(options), message }
    callHostPacked('postToPanel', packMessage(posted, 'postMessage'))
  },
  show() {
    opened('show')
    assertMayShow('show')
    callHost('setPanelVisible', true)
  },
  hide() {
    opened('hide')
    callHost('setPanelVisible', false)
  },
  resize(width: unknown, height: unknown) {
    const panel = opened('resize')
    const size = clampedSize(
      checkNumber('resize', 'width', width),
      checkNumber('resize', 'height', height)
    )
    Object.assign(panel, size)
    callHost('resizePanel', size)
  },
  reposition(x: unknown, y: unknown) {
    const panel = opened('reposition')
    const wanted = {
      x: checkNumber('reposition', 'x', x),
      y: checkNumber('reposition', 'y', y)
    }
    const place = fittedPlace(wanted, panel)
    Object.assign(panel, onScreen(place))
    callHost('movePanel', place)
  },
  getPosition() {
    const { x, y } = opened('getPosition')
    return { windowSpace: { x, y }, canvasSpace: onCanvas({ x, y }) }
  },
  close() {
    if (!open) return
    lastPlace = { x: open.x, y: open.y }
    open = null
    callHost('closePanel')
  }
}

/** The person moved the window; screen pixels from the canvas's corner. */
export function panelPlaced(x: number, y: number): void {
  if (open) Object.assign(open, { x, y })
}

/** Delivers a `pluginMessage` of the panel. */
export function panelMessage(packed: Packed, origin: string): void {
  if (!open) return
  const message = unpack(packed)
  const props = { origin }
  const handler = onmessage
  listeners.notify(
    () => true,
    listener =>
      callPlugin("figma.ui.on('message')", () => listener(message, props)),
    () =>
      handler && callPlugin('figma.ui.onmessage', () => handler(message, props))
  )
}
