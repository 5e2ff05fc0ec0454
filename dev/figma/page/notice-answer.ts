import type { Host, Notice } from '../core/host.ts'
import { removeNotice } from './notices.ts'

/** Tells the plugin what became of its notice. */
export function answerNotice(
  host: Host | undefined,
  notice: Notice,
  answer: 'button' | 'dismiss' | 'timeout'
): void {
  const own = notice.id < 0
  if (answer === 'button' && !own) {
    // The host takes it away, unless its action wants it to stay.
    host?.noticeAction(notice.id)
    return
  }
  removeNotice(notice.id)
  if (!own && answer !== 'button') host?.noticeGone(notice.id, answer)
}
