import { atom } from 'nanostores'
import type { Notice } from '../core/host.ts'

export const $notices = atom<Notice[]>([])

export function showNotice(notice: Notice): void {
  $notices.set([...$notices.get().filter(it => it.id !== notice.id), notice])
}

export function removeNotice(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}

let lastOwnId = 0

/** A notice of the host itself; ids below zero are not the plugin's. */
export function showHostNotice(text: string, error = false): void {
  lastOwnId -= 1
  const id = lastOwnId
  showNotice({ id, text, error, timeout: error ? null : 4000 })
}
