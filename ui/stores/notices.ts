import { atom, computed } from 'nanostores'
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

/** While a dialog is open, what needs no answer waits. */
export const $isDialogOpen = atom(false)

export const $shownNotices = computed(
  [$notices, $isDialogOpen],
  (notices, isOpen) => (isOpen ? notices.filter(isPressing) : notices)
)

const mostNotices = 3
/** Milliseconds. */
const shownFor = 6000
const withAction = 20_000
let lastId = 0

/**
 * The same words are not shown twice. Errors and questions stay until they
 * are dismissed or answered.
 */
export function showNotice(
  kind: Notice['kind'],
  text: string,
  action?: NoticeAction
): number {
  const id = (lastId += 1)
  const notice: Notice = { id, kind, text }
  if (action) notice.action = { ...action, run: () => answer(id, action) }
  const others = $notices.get().filter(one => one.text !== text)
  $notices.set([...others, notice].slice(-mostNotices))
  if (kind === 'success' || (kind === 'info' && !action)) {
    void dismissLater(id, action ? withAction : shownFor)
  }
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

function answer(id: number, action: NoticeAction): void {
  dismissNotice(id)
  action.run()
}

async function dismissLater(id: number, delay: number): Promise<void> {
  await platform().wait(delay)
  const isShown = $shownNotices.get().some(notice => notice.id === id)
  if (isShown || !$isDialogOpen.get()) return dismissNotice(id)
  const stop = $isDialogOpen.listen(() => {
    stop()
    void dismissLater(id, delay)
  })
}

/** News can wait, however it can be answered. */
function isPressing({ kind }: Notice): boolean {
  return kind !== 'success'
}
