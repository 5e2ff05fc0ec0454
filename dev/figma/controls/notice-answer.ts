import type { Host, Notice } from '../shared/host.ts'
import { hostAction, isHostNotice, removeNotice } from './notices.ts'

export type NoticeAnswer = 'button' | 'dismiss' | 'timeout'

/** Acts on the answer to a notice, and passes the plugin those to its own. */
export function answerNotice(
  host: Host | undefined,
  notice: Notice,
  answer: NoticeAnswer
): void {
  const { id } = notice
  if (isHostNotice(notice)) {
    const action = hostAction(id)
    removeNotice(id)
    if (answer === 'button') action?.()
  } else if (answer === 'button') {
    // The host takes it away, unless its action wants it to stay.
    host?.noticeAction(id)
  } else {
    removeNotice(id)
    host?.noticeClosed(id, answer)
  }
}
