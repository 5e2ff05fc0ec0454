import { atom, computed } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import { platform } from '../platform/platform.ts'
import { errorText, requestIdOf } from '../words/error-texts.ts'
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
  /** Milliseconds after which it is dismissed, if it is. */
  shownFor?: number
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
const times = { short: 6000, error: 15_000, withAction: 20_000 }

/** While a notice is pointed at or has the focus, none is dismissed by time. */
export const $isRead = atom(false)

/** While the panel is minimized, errors stay. */
export const $isOutOfSight = atom(false)

let lastId = 0

/**
 * Equal notices are shown once. They are dismissed after a while; those that
 * ask something stay until dismissed or answered, or until too many others
 * follow. With the error that it describes, the notice ends when
 * `dismissErrors` is called for it.
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
  const time = timeOf(notice)
  if (time !== null) notice.shownFor = time
  if (error) notice.state = { error, shownAt: platform().now() }
  const others = $notices
    .get()
    .filter(
      one =>
        equalText(one) !== equalText(notice) &&
        !(isReplaceable(notice) && isReplaceable(one))
    )
  $notices.set(dropExcess([...others, notice]))
  return id
}

/** The same failure of two requests is equal. */
function equalText({ text, state }: Notice): string {
  const id = state && requestIdOf(state.error)
  return id ? text.replace(id, '') : text
}

/** Null for one that asks something. */
function timeOf({ kind, action }: Notice): number | null {
  if (action) return kind === 'success' ? times.withAction : null
  return kind === 'error' ? times.error : times.short
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

/** Times that run, by notice. */
const running = new Map<number, AbortController>()

/** Those that wait to be shown keep their whole time. */
const $passing = computed(
  [$shownNotices, $isRead, $isOutOfSight],
  (shown, isRead, isOutOfSight) =>
    isRead
      ? []
      : shown.filter(({ kind }) => !(isOutOfSight && kind === 'error'))
)

$passing.listen(passing => {
  for (const [id, time] of running) {
    if (passing.some(one => one.id === id)) continue
    running.delete(id)
    time.abort()
  }
  for (const { id, shownFor } of passing) {
    if (shownFor === undefined || running.has(id)) continue
    const time = new AbortController()
    running.set(id, time)
    void platform()
      .wait(shownFor, time.signal)
      .then(
        () => dismissNotice(id),
        () => {} // it waits again
      )
  }
})

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
