import type { Core } from '../core/core.ts'
import { addPlan } from './add-plan.ts'
import type { Product } from './reseller-products.ts'

/**
 * Numbers of activated subscriptions begin here, far from those of seeded ones.
 */
const firstNumber = 2_000_001

/** Adds a product to a person as a new subscription and returns its id. */
export function activateProduct(
  core: Core,
  reseller: string,
  person: string,
  product: Product
): string {
  return core.accounts.transaction(() => {
    const [last] = core.accounts.all<{ number: number | null }>(
      'SELECT max(number) AS number FROM activations'
    )
    const id = `s${firstNumber + (last?.number ?? 0)}`
    addPlan(core, person, { ...product, id }, core.now())
    core.accounts.run(
      `INSERT INTO activations (reseller, product, subscription, activated_at)
       VALUES (?, ?, ?, ?)`,
      reseller,
      product.id,
      id,
      core.now()
    )
    return id
  })
}
