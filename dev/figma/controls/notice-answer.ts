import type { Host, Notice } from '../shared/host.ts'
import { hostAction, isHostNotice, removeNotice } from './notices.ts'

export type NoticeAnswer = 'button' | 'dismiss' | 'timeout'

/** Runs the action of a host notice; passes other answers to the plugin. */
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
    // The host removes it unless its action keeps it.
    host?.noticeAction(id)
  } else {
    removeNotice(id)
    host?.noticeClosed(id, answer)
  }
}
