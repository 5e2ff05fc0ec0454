import type { RequestKind } from './request-kind.ts'
import type { PlainReply } from './small-service.ts'
import type { FaultName } from './faults.ts'

/** The same reply as gateways of another age send it. */
export function rewriteReply(
  kind: RequestKind,
  { status, body }: PlainReply,
  strikes: (name: FaultName) => boolean
): PlainReply {
  if (isOfAge(kind, body) && strikes('words-of-0.1')) {
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

/** Whether 0.1 says it otherwise. */
function isOfAge(kind: RequestKind, body: string): boolean {
  return kind === 'look'
    ? body.includes('"version":')
    : body.includes('"purchase-unseen"')
}
