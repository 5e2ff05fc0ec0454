import type { Price } from '../../api/subscription.ts'
import type { PlanCharge } from '../plan/license-plan.ts'
import { $language } from '../../words/language.ts'

/** `$9.80`; an unknown currency follows the number. */
function priceText({ amount, currency }: Price): string {
  try {
    const style = { style: 'currency', currency } as const
    return amount.toLocaleString($language.get(), style)
  } catch {
    return `${amount.toFixed(2)} ${currency}`.trim()
  }
}

/** The money of a plan, by currency; empty if it is free. */
export function totalPriceText(charges: readonly PlanCharge[]): string {
  const amounts = new Map<string, number>()
  for (const { subscription, charge } of charges) {
    if (!subscription.price) continue
    const { amount, currency } = subscription.price
    amounts.set(currency, (amounts.get(currency) ?? 0) + amount * charge)
  }
  return [...amounts]
    .map(([currency, amount]) => priceText({ amount, currency }))
    .join(' + ')
}
