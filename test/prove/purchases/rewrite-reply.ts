import type { RequestKind } from './request-kind.ts'
import type { PlainReply } from './plain-request.ts'
import type { FaultName } from './faults.ts'

/** The reply as a gateway of another version would send it. */
export function rewriteReply(
  kind: RequestKind,
  { status, body }: PlainReply,
  strikes: (name: FaultName) => boolean
): PlainReply {
  if (differsInOldVersion(kind, body) && strikes('words-of-0.1')) {
    const old = body
      .replace('"purchase-unseen"', '"not-found"')
      .replace(/,?"version":\d+/, '')
    return { status, body: old }
  }
  const isOutcome = kind === 'purchase' || kind === 'ask'
  return isOutcome && body.includes('"outcome"') && strikes('outcome-unknown')
    ? { status, body: body.replace(/"outcome":"\w+"/, '"outcome":"new"') }
    : { status, body }
}

/** Whether version 0.1 words this reply differently. */
function differsInOldVersion(kind: RequestKind, body: string): boolean {
  return kind === 'look'
    ? body.includes('"version":')
    : body.includes('"purchase-unseen"')
}
