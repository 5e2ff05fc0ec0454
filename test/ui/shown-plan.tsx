import { render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type {
  LicensePlan,
  PlanChoice,
  PlanItem
} from '../../ui/licensing/plan/license-plan.ts'
import { $licensing } from '../../ui/licensing/purchase/licensing.ts'
import { LicenseDialog } from '../../ui/licensing/views/license-dialog.tsx'
import { subscriptionOf } from './plan-of.ts'
import { planItemOf } from './plan-item-of.ts'

export const monthly = subscriptionOf({ left: 10, limit: 350, expiresAt: null })

/** The choice of `toLicense`. */
export const choice: PlanChoice = {
  subscriptionId: 's1',
  subscriptionName: 'Monthly',
  license: 'standard',
  size: 'huge',
  format: 'jpg'
}

export function toLicense(
  id: string,
  change: Partial<PlanItem> = {}
): PlanItem {
  return planItemOf(
    id,
    {
      kind: 'license',
      choice,
      expectedCharge: 1,
      leftAfter: 9,
      isAsWished: true
    },
    { choices: [choice], ...change }
  )
}

/** Shows a plan of these items for confirmation. */
export function ask(items: PlanItem[], change: Partial<LicensePlan> = {}) {
  const plan = {
    id: 'plan',
    items,
    charges: [{ subscription: monthly, charge: 2, leftAfter: 8 }],
    totalCharge: 2,
    asksFor: [],
    ...change
  }
  $licensing.set({ state: 'confirm', plan, savesVersion: true })
  render(<LicenseDialog />)
}

export function rowOf(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

/** Opens the line of an asset by pressing its cost. */
export async function openRow(name: string): Promise<void> {
  await userEvent.click(rowOf(name).getByText(/^(\d+ downloads?|No charge)$/))
}
