import type { Host, Notice } from '../shared/host.ts'
import { hostAction, isHostNotice, removeNotice } from './notices.ts'

export type NoticeAnswer = 'button' | 'dismiss' | 'timeout'

/** Acts on what became of a notice and tells the plugin about its own. */
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
    host?.noticeGone(id, answer)
  }
}
