import type { Price } from '../../api/subscription.ts'
import { isLicensed, retailOf } from '../plan/license-plan.ts'
import type { PlanCharge, PlanItem } from '../plan/license-plan.ts'
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

/** What customers of a partner pay in all; empty before a price is entered. */
export function retailTotalText(items: readonly PlanItem[]): string {
  return sumText(
    items.filter(isLicensed).flatMap(item => {
      const retail = retailOf(item)
      if (!retail || retail.amount === null) return []
      return { ...retail, amount: retail.amount }
    })
  )
}

/** The money of a plan, by currency; empty if it is free. */
export function totalPriceText(charges: readonly PlanCharge[]): string {
  return sumText(
    charges.flatMap(({ subscription: { price }, charge }) =>
      price ? { ...price, amount: price.amount * charge } : []
    )
  )
}

function sumText(prices: readonly Price[]): string {
  const amounts = new Map<string, number>()
  for (const { amount, currency } of prices) {
    amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
  }
  return [...amounts]
    .map(([currency, amount]) => priceText({ amount, currency }))
    .join(' + ')
}
