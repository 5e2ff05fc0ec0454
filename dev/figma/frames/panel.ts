import { atom } from 'nanostores'
import { isOn, networkFaults } from '../network/faults.ts'
import type { PanelOptions } from '../shared/host.ts'
import { faults } from '../traffic/faults.ts'
import type { FrameState } from './frame-faults.ts'
import { createPanelFrame, type PanelFrame } from './panel-frame.ts'
import type { PanelReport } from './panel-bootstrap.ts'
import { logReport } from './panel-log.ts'
import { $panelTheme } from './theme.ts'

/** The plugin's window; null while the plugin shows none. */
export const $panel = atom<PanelOptions | null>(null)

/** Whether something is being dragged that comes from the panel's frame. */
export const $dragsFromPanel = atom(false)

/** Whether a pointer is down in the panel, which it may be resizing. */
export const $pressesPanel = atom(false)

export interface PanelWindow {
  /** Makes a frame ready before the plugin asks for it. */
  prepare(): void
  open(html: string, options: PanelOptions): void
  resize(width: number, height: number): void
  /** Canvas coordinates. */
  move(x: number, y: number): void
  setVisible(visible: boolean): void
  post(message: unknown, origin: string): void
  owns(source: MessageEventSource | null): boolean
  /** The box of its frame in the browser window. */
  box(): DOMRect | null
  /**
   * The place in the browser window of a drag that ended outside the panel.
   * Chromium counts from the window's corner where the frame shares the
   * window's process, as in Figma, and else from the frame's.
   */
  dragEnd(clientX: number, clientY: number): { x: number; y: number }
  close(): void
}

/** Holds the frame; the window's component places it. */
export const frameHolder = document.createElement('div')

/** `policy` is asked for each new frame. */
export function createPanelWindow(
  policy: () => string,
  sandboxed: boolean
): PanelWindow {
  let spare: { frame: PanelFrame; policy: string } | null = null
  let shown: PanelFrame | null = null
  const ends: (() => void)[] = []

  function prepare(): void {
    const now = policy()
    if (spare?.policy !== now) {
      spare?.frame.remove()
      spare = { frame: openFrame(now, sandboxed), policy: now }
    }
    const { element } = spare.frame
    if (!element.isConnected) frameHolder.append(element)
  }

  function close(): void {
    for (const end of ends.splice(0)) end()
    shown?.remove()
    shown = null
    $dragsFromPanel.set(false)
    $pressesPanel.set(false)
    $panel.set(null)
  }

  return {
    prepare,
    open(html, options) {
      close()
      prepare()
      shown = spare?.frame ?? null
      spare = null
      if (!shown) return
      shown.element.title = options.title
      const theme = options.themeColors ? $panelTheme.get() : null
      shown.write(html, theme, faults.active().length > 0 ? faultState() : null)
      ends.push(forwardFaults(shown))
      if (theme !== null) ends.push(forwardTheme(shown))
      $panel.set(options)
      if (options.visible) shown.element.focus()
    },
    resize: (width, height) => change({ width, height }),
    move: (x, y) => change({ position: { x, y } }),
    setVisible: visible => change({ visible }),
    post: (message, origin) => shown?.post(message, origin),
    owns: source => source !== null && source === shown?.element.contentWindow,
    box: () => shown?.element.getBoundingClientRect() ?? null,
    dragEnd(x, y) {
      const box = sandboxed && shown?.element.getBoundingClientRect()
      return box ? { x: x + box.left, y: y + box.top } : { x, y }
    },
    close() {
      close()
      spare?.frame.remove()
      spare = null
    }
  }
}

function change(part: Partial<PanelOptions>): void {
  const options = $panel.get()
  if (options) $panel.set({ ...options, ...part })
}

function openFrame(policy: string, sandboxed: boolean): PanelFrame {
  const frame = createPanelFrame(policy, sandboxed, report =>
    answerReport(frame, report)
  )
  return frame
}

function answerReport(frame: PanelFrame, report: PanelReport): void {
  if (report.kind === 'dragging') $dragsFromPanel.set(report.dragging)
  else if (report.kind === 'pressing') $pressesPanel.set(report.pressing)
  else if (report.kind !== 'faults-of') logReport(report)
  else {
    const { id, url } = report
    frame.order({ kind: 'faults-of', id, faults: networkFaults(faults, url) })
  }
}

function faultState(): FrameState {
  return {
    offline: isOn(faults, 'offline'),
    popupBlocked: isOn(faults, 'popup-blocked')
  }
}

function forwardTheme(frame: PanelFrame): () => void {
  return $panelTheme.listen(theme => frame.setTheme(theme))
}

function forwardFaults(frame: PanelFrame): () => void {
  return faults.onChange(() =>
    frame.order({ kind: 'faults', state: faultState() })
  )
}
