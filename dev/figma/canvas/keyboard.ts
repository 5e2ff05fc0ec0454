import type { Host } from '../core/host.ts'
import { boundsOf } from '../render/matrix.ts'
import { $crop, applyCrop, cancelCrop } from './crop.ts'
import { $gesture, $panning } from './gesture.ts'
import { $scene, $selectedNodes, movableIds } from './scene.ts'
import { $tool, type Tool } from './tool.ts'
import { $canvasBox, fitView, zoomAt, zoomTo } from './view.ts'

const tools: Record<string, Tool> = {
  v: 'move',
  f: 'FRAME',
  r: 'RECTANGLE',
  o: 'ELLIPSE'
}

const nudges: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** The editor's keys, wherever the focus is except in a field or a list. */
export function followKeyboard(host: Host): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const held = event.ctrlKey || event.metaKey
    const done = held
      ? pressCommand(host, event)
      : pressCropKey(host, event) || pressKey(host, event)
    if (done) event.preventDefault()
  }
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ') $panning.set(false)
  }
  document.addEventListener('keydown', press)
  document.addEventListener('keyup', release)
  return () => {
    document.removeEventListener('keydown', press)
    document.removeEventListener('keyup', release)
  }
}

function pressCommand(host: Host, event: KeyboardEvent): boolean {
  const { selection = [], children = [] } = $scene.get() ?? {}
  switch (event.key.toLowerCase()) {
    case 'z':
      if (event.shiftKey) host.user.redo()
      else host.user.undo()
      return true
    case 'y':
      host.user.redo()
      return true
    case 'd':
      if (selection.length > 0) {
        host.user.select(host.user.duplicate(selection))
      }
      return true
    case 'g':
      if (selection.length > 0) host.user.group(selection)
      return true
    case 'a':
      host.user.select(children.filter(it => !it.locked).map(it => it.id))
      return true
    case '0':
      zoomTo(1)
      return true
    case '=':
    case '+':
      zoomAt(2, canvasCentre())
      return true
    case '-':
      zoomAt(0.5, canvasCentre())
      return true
    default:
      return false
  }
}

function pressCropKey(host: Host, event: KeyboardEvent): boolean {
  if (!$crop.get()) return false
  if (event.key === 'Escape') cancelCrop()
  else if (event.key === 'Enter') applyCrop(host)
  else return false
  return true
}

function pressKey(host: Host, event: KeyboardEvent): boolean {
  const selection = $scene.get()?.selection ?? []
  if (event.key === ' ') {
    if (isControl(event.target)) return false
    $panning.set(true)
    return true
  }
  const nudge = nudges[event.key]
  if (nudge) {
    const ids = movableIds($scene.get()?.children ?? [], selection)
    if (ids.length === 0 || isControl(event.target)) return false
    const step = event.shiftKey ? 10 : 1
    host.user.move(ids, nudge[0] * step, nudge[1] * step)
    return true
  }
  const tool = tools[event.key.toLowerCase()]
  if (tool && !event.altKey) {
    $tool.set(tool)
    return true
  }
  return pressEditingKey(host, event, selection)
}

function pressEditingKey(
  host: Host,
  event: KeyboardEvent,
  selection: string[]
): boolean {
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      if (selection.length === 0) return false
      host.user.remove(selection)
      return true
    case 'Escape':
      if ($tool.get() !== 'move') $tool.set('move')
      else if ($gesture.get()) $gesture.set(null)
      else host.user.select([])
      return true
    default:
      // By its place: what Shift and 1 type depends on the keyboard.
      if (event.code !== 'Digit1' || !event.shiftKey) return false
      fitAll()
      return true
  }
}

/**
 * Shows the selection, or else all layers of the page, left of so many
 * covered pixels.
 */
export function fitAll(covered = 0): void {
  const selected = $selectedNodes.get()
  const nodes = selected.length > 0 ? selected : ($scene.get()?.children ?? [])
  const boxes = nodes.map(node =>
    boundsOf(node.absoluteTransform, node.width, node.height)
  )
  if (boxes.length === 0) return
  const left = Math.min(...boxes.map(box => box.x))
  const top = Math.min(...boxes.map(box => box.y))
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  fitView(
    { x: left, y: top, width: right - left, height: bottom - top },
    covered
  )
}

function canvasCentre() {
  const { left, top, width, height } = $canvasBox.get()
  return { x: left + width / 2, y: top + height / 2 }
}

/** In a field or a dialog, which have keys of their own. */
function isElsewhere(target: EventTarget | null): boolean {
  const own = 'input:not([type=checkbox]), textarea, select, dialog *'
  return target instanceof Element && target.matches(own)
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, input, summary, [role=tree]') !== null
  )
}
