import type { Host, Notice } from '../core/host.ts'
export type NoticeAnswer = 'button' | 'dismiss' | 'timeout'
/** Acts on what became of a notice and tells the plugin about its own. */
export declare function answerNotice(
  host: Host | undefined,
  notice: Notice,
  answer: NoticeAnswer
): void
