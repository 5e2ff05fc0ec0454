import { atom } from 'nanostores'
import type { Notice } from '../shared/host.ts'

export const $notices = atom<Notice[]>([])

const hostActions = new Map<number, () => void>()

let lastOwnId = 0

export function showNotice(notice: Notice): void {
  $notices.set([...$notices.get().filter(it => it.id !== notice.id), notice])
}

export function removeNotice(id: number): void {
  hostActions.delete(id)
  $notices.set($notices.get().filter(notice => notice.id !== id))
}

/** Removes the plugin's notices; the host's own stay. */
export function removePluginNotices(): void {
  $notices.set($notices.get().filter(notice => isHostNotice(notice)))
}

/** A notice of the host itself, once at a time; returns its id. */
export function showHostNotice(
  text: string,
  error = false,
  button?: { text: string; action: () => void }
): number {
  const same = $notices.get().find(it => isHostNotice(it) && it.text === text)
  if (same) removeNotice(same.id)
  lastOwnId -= 1
  const id = lastOwnId
  if (button) hostActions.set(id, button.action)
  const timeout = error ? null : 4000
  showNotice({
    id,
    text,
    error,
    timeout,
    ...(button && { button: button.text })
  })
  return id
}

/** Ids below zero are the host's own. */
export function isHostNotice(notice: Notice): boolean {
  return notice.id < 0
}

export function hostAction(id: number): (() => void) | undefined {
  return hostActions.get(id)
}
