import { holds } from '../../rules/rules.ts'
import type { Session } from '../../model/record/session.ts'
import { checkObject, checkOneOf } from '../../nodes/checks/check.ts'

const states = ['UNPAID', 'PAID', 'NOT_SUPPORTED'] as const

/** `figma.payments` of a plugin in development: nothing is paid. */
export function paymentsApi(session: Session) {
  let type: (typeof states)[number] = 'UNPAID'
  return {
    get status() {
      return Object.freeze({ type })
    },
    setPaymentStatusInDevelopment(status: unknown) {
      const op = 'setPaymentStatusInDevelopment'
      const of = checkObject(op, 'status', status)
      type = checkOneOf(op, 'status.type', of['type'], states)
    },
    // Figma: always 0 in development.
    getUserFirstRanSecondsAgo: () => 0,
    get initiateCheckoutAsync(): PaymentsAPI['initiateCheckoutAsync'] {
      if (session.querying && holds('parameters/no-checkout-in-query-mode')) {
        const op = 'initiateCheckoutAsync'
        return () =>
          Promise.reject(new Error(`in ${op}: Cannot call in query mode`))
      }
      throw new Error('not emulated: figma.payments.initiateCheckoutAsync')
    }
  }
}
