import { atom } from 'nanostores'
import type { PanelOptions } from '../core/host.ts'
import type { Theme } from './figma-style.ts'
import { createPanelFrame, type PanelFrame } from './panel-frame.ts'
import type { PanelReport } from './panel-bootstrap.ts'
import { addRequest } from './requests.ts'
import { $theme } from './theme.ts'

/** The plugin's window; null while the plugin shows none. */
export const $panel = atom<PanelOptions | null>(null)

export interface PanelWindow {
  /** Makes a frame ready before the plugin asks for it. */
  prepare(): void
  open(html: string, options: PanelOptions): void
  resize(width: number, height: number): void
  /** Canvas coordinates. */
  move(x: number, y: number): void
  setVisible(visible: boolean): void
  post(message: unknown): void
  owns(source: MessageEventSource | null): boolean
  close(): void
}

/** Where the component of the window wants the frame to be. */
export const frameHolder = document.createElement('div')

export function createPanelWindow(
  policy: string,
  sandboxed: boolean
): PanelWindow {
  let spare: PanelFrame | null = null
  let shown: PanelFrame | null = null
  let unfollow = (): void => {}

  function prepare(): void {
    spare ??= createPanelFrame(policy, sandboxed, logReport)
    if (!spare.element.isConnected) frameHolder.append(spare.element)
  }

  function close(): void {
    unfollow()
    shown?.remove()
    shown = null
    $panel.set(null)
  }

  return {
    prepare,
    open(html, options) {
      close()
      prepare()
      shown = spare
      spare = null
      if (!shown) return
      shown.element.title = options.title
      shown.write(html, options.themeColors ? $theme.get() : null)
      if (options.themeColors) unfollow = followTheme(shown)
      $panel.set(options)
      if (options.visible) shown.element.focus()
    },
    resize(width, height) {
      const options = $panel.get()
      if (options) $panel.set({ ...options, width, height })
    },
    move(x, y) {
      const options = $panel.get()
      if (options) $panel.set({ ...options, position: { x, y } })
    },
    setVisible(visible) {
      const options = $panel.get()
      if (options) $panel.set({ ...options, visible })
    },
    post: message => shown?.post(message),
    owns: source => source !== null && source === shown?.element.contentWindow,
    close() {
      close()
      spare?.remove()
      spare = null
    }
  }
}

function followTheme(frame: PanelFrame): () => void {
  return $theme.listen((theme: Theme) => frame.setTheme(theme))
}

function logReport(report: PanelReport): void {
  if (report.kind === 'ready') {
    performance.mark('panel-ready')
    return
  }
  const { url } = report
  if (report.kind === 'refused') {
    const detail = `Not in networkAccess (${report.directive})`
    addRequest({ from: 'panel', method: '', url, outcome: 'refused', detail })
    return
  }
  const detail = report.status > 0 ? String(report.status) : ''
  addRequest({ from: 'panel', method: '', url, outcome: 'answered', detail })
}
