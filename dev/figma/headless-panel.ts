import type { HostIo, PanelOptions } from './shared/host.ts'
import { holds } from './rules/rules.ts'

/** The panel's window as the plugin opened it. */
export interface HeadlessPanel extends PanelOptions {
  html: string
}

type Listener = (message: unknown) => void

type PanelIo = Pick<
  HostIo,
  | 'showPanel'
  | 'resizePanel'
  | 'movePanel'
  | 'setPanelVisible'
  | 'closePanel'
  | 'postToPanel'
>

/** A panel of which only the messages are real. */
export interface PanelDouble {
  io: PanelIo
  current(): HeadlessPanel | null
  /** `null` until it navigates to a page. */
  origin(): string
  navigate(origin: string): void
  listen(listener: Listener): () => void
}

/** Stands for the panel's frame; it has loaded when something listens. */
export function panelDouble(): PanelDouble {
  const listeners = new Set<Listener>()
  let current: HeadlessPanel | null = null
  let origin = 'null'
  let waiting: (() => void)[] | null = []

  function deliver(message: unknown, target: string): void {
    const fits = target === '*' || target === origin
    if (!fits && holds('messages/only-to-the-origin-asked-for')) return
    for (const listener of listeners) listener(message)
  }

  function load(): void {
    const late = waiting ?? []
    waiting = null
    for (const deliverLate of late) deliverLate()
  }

  return {
    io: {
      showPanel(html, options) {
        current = { html, ...options }
        origin = 'null'
        waiting = listeners.size > 0 ? null : []
      },
      resizePanel(width, height) {
        if (current) Object.assign(current, { width, height })
      },
      movePanel(x, y) {
        if (current) current.position = { x, y }
      },
      setPanelVisible(visible) {
        if (current) current.visible = visible
      },
      closePanel() {
        current = null
      },
      postToPanel(message, target) {
        const wait = waiting && holds('messages/queued-until-the-panel-loads')
        if (wait) waiting?.push(() => deliver(message, target))
        else deliver(message, target)
      }
    },
    current: () => current,
    origin: () => origin,
    navigate(to) {
      origin = to
    },
    listen(listener) {
      listeners.add(listener)
      void Promise.resolve().then(load)
      return () => void listeners.delete(listener)
    }
  }
}
