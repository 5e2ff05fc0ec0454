import type { ErrorCode } from '../../contract/errors.ts'
import { $activeSession } from '../api/bearer.ts'
import { $isDirect } from '../api/fetch-public.ts'
import { $lastReply } from '../api/last-reply.ts'
import type { ReplySource } from '../api/last-reply.ts'
import { $lastSaved } from '../storage/save-text.ts'
import { platform } from '../platform/platform.ts'
import { canHelp } from '../words/error-texts.ts'
import { dismissErrors } from '../shell/notices.ts'
import { $reconnectedAt, $signedInAt } from '../shell/online.ts'

/** What a reply disproves. */
const disproved: Record<ReplySource, readonly ErrorCode[]> = {
  gateway: ['gateway-unreachable'],
  relay: [
    'gateway-unreachable',
    'gateway-credentials',
    'service-failed',
    'rate-limited'
  ],
  service: ['offline', 'reply-replaced', 'service-failed', 'rate-limited']
}

/** Dismisses notices whose state has ended. Call once. */
export function endNotices(): void {
  $activeSession.listen((session, before) => {
    if (!session || session.userId === before?.userId) return
    $signedInAt.set(platform().now())
    dismissErrors(one => canHelp('sign-in', one) || canHelp('account', one))
  })
  $reconnectedAt.listen(() => dismissErrors(one => canHelp('connection', one)))
  $lastSaved.listen(saved =>
    dismissErrors(({ data }) => saved !== null && data?.['key'] === saved.key)
  )
  $lastReply.listen(reply => {
    if (!reply) return
    const { from, askedAt } = reply
    if (from !== 'service') $isDirect.set(false)
    // A request that was already in flight proves nothing.
    dismissErrors(({ code }) => disproved[from].includes(code), askedAt)
  })
}
