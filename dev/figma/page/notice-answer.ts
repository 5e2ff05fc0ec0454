import type { Notice } from '../core/host.ts'
import { removeNotice } from './notices.ts'

export function answerNotice(
  notice: Notice,
  _answer: 'button' | 'dismiss'
): void {
  removeNotice(notice.id)
}
