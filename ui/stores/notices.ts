import { atom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import { platform } from '../platform.ts'
import { wordsFor } from '../words.ts'
import type { Occasion } from '../words.ts'

export interface NoticeAction {
  text: string
  run(): void
}

export interface Notice {
  id: number
  kind: 'info' | 'success' | 'error'
  text: string
  action?: NoticeAction
}

/** Oldest first. */
export const $notices = atom<readonly Notice[]>([])

const mostNotices = 3
const shownFor = 6000
let lastId = 0

/** The same words are not shown twice; errors stay until dismissed. */
export function showNotice(
  kind: Notice['kind'],
  text: string,
  action?: NoticeAction
): number {
  const id = (lastId += 1)
  const notice = action ? { id, kind, text, action } : { id, kind, text }
  const others = $notices.get().filter(one => one.text !== text)
  $notices.set([...others, notice].slice(-mostNotices))
  if (kind !== 'error' && !action) void dismissLater(id)
  return id
}

/** Shows what went wrong; a cancelled action is no news. */
export function showError(
  thrown: unknown,
  occasion?: Occasion,
  action?: NoticeAction
): void {
  const error = toErrorData(thrown)
  if (error.code === 'cancelled') return
  showNotice('error', wordsFor(error, occasion), action)
}

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}

async function dismissLater(id: number): Promise<void> {
  await platform().wait(shownFor)
  dismissNotice(id)
}
