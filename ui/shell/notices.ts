import { atom, computed } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'
import { errorText } from '../words/error-texts.ts'
import type { Occasion } from '../words/error-texts.ts'

export interface NoticeAction {
  text: string
  run(): void
}

export interface Notice {
  id: number
  kind: 'info' | 'success' | 'error'
  text: string
  action?: NoticeAction
  /** Dismissed once the state that it describes has ended. */
  state?: { error: ErrorData; shownAt: number }
}

/** Oldest first. */
export const $notices = atom<readonly Notice[]>([])

/** While a dialog is open, notices without an action wait. */
export const $isDialogOpen = atom(false)

const dialogs = new Set<string>()

/** By name, as one dialog may close while another is open. */
export function setDialogOpen(name: string, isOpen: boolean): void {
  if (isOpen) dialogs.add(name)
  else dialogs.delete(name)
  $isDialogOpen.set(dialogs.size > 0)
}

/** The newest two. */
export const $shownNotices = computed(
  [$notices, $isDialogOpen],
  (notices, isOpen) =>
    (isOpen ? notices.filter(isPressing) : notices).slice(-maxShown)
)

const maxNotices = 3
const maxShown = 2
/** Milliseconds. */
const shownFor = 6000
const shownWithAction = 20_000
let lastId = 0

/**
 * Equal notices are shown once. Errors and notices with an action stay until
 * dismissed or answered, or until too many others follow. With the error that
 * it describes, the notice ends when `dismissErrors` is called for it.
 */
export function showNotice(
  kind: Notice['kind'],
  text: string,
  action?: NoticeAction,
  error?: ErrorData
): number {
  const id = (lastId += 1)
  const notice: Notice = { id, kind, text }
  if (action) notice.action = { ...action, run: () => answer(id, action) }
  if (error) notice.state = { error, shownAt: platform().now() }
  const others = $notices
    .get()
    .filter(
      one => one.text !== text && !(isReplaceable(notice) && isReplaceable(one))
    )
  $notices.set(dropExcess([...others, notice]))
  if (kind === 'success' || (kind === 'info' && !action)) {
    void dismissLater(id, action ? shownWithAction : shownFor)
  }
  return id
}

/** Shows work in progress until the notice is dismissed. */
export function showWork(text: string): number {
  const id = (lastId += 1)
  $notices.set([...$notices.get(), { id, kind: 'info', text }])
  return id
}

/** Shows an error until its state ends; returns 0 for a cancelled action. */
export function showError(
  thrown: unknown,
  occasion?: Occasion,
  action?: NoticeAction
): number {
  const error = toErrorData(thrown)
  if (error.code === 'cancelled') return 0
  return showNotice('error', errorText(error, occasion), action, error)
}

/** Dismisses errors whose state has ended; those shown until that time. */
export function dismissErrors(
  hasEnded: (error: ErrorData) => boolean,
  until = Infinity
): void {
  const isOver = ({ state }: Notice) =>
    state !== undefined && state.shownAt <= until && hasEnded(state.error)
  if (!$notices.get().some(isOver)) return
  $notices.set($notices.get().filter(notice => !isOver(notice)))
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

/** Removed early once there are newer ones. */
function isReplaceable({ kind, action }: Notice): boolean {
  return kind === 'success' && !action
}

/**
 * Beyond the limit, removes information first, then notices without an action,
 * then the oldest.
 */
function dropExcess(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length <= maxNotices) return notices
  const old = notices.slice(0, -1)
  const dropped =
    old.find(({ kind }) => kind === 'success') ??
    old.find(({ action }) => !action) ??
    old[0]
  return notices.filter(one => one !== dropped)
}

/** Information can wait, even if it has an action. */
function isPressing({ kind }: Notice): boolean {
  return kind !== 'success'
}
