import { openPanel } from '../stores/open-panel.ts'
import type { Panel } from '../stores/open-panel.ts'
import { createShop } from './small-shop.ts'
import type { Shop } from './small-shop.ts'

/** A panel over a shop, with the actions of licensing at hand. */
export async function openShop(shop: Shop = createShop()) {
  const panel = await openPanel(shop)
  return { shop, panel, ...panel.licensing }
}

/** How it ended with each asset; else the state that is shown. */
export function stepsOf({ licensing }: Panel): string[] {
  const shown = licensing.$licensing.get()
  return shown.state === 'done'
    ? shown.items.map(({ step }) => step)
    : [shown.state]
}

export function itemsOf({ licensing }: Panel) {
  const shown = licensing.$licensing.get()
  return shown.state === 'done' ? shown.items : []
}

/** Requests to license so far. */
export function sent(shop: Shop): number {
  return shop.web.calls('/purchases').length
}

/** The request vanishes, and with it the gateway's memory. */
export function loseEverything(shop: Shop): void {
  shop.web.on('POST http://gateway.test/purchases', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  shop.web.on('GET http://gateway.test/purchases/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
}
