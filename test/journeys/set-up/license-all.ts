import type { Frame, Locator } from 'playwright-core'
import { claimPause } from '../../../ui/licensing/purchase/claim-holder.ts'
import { openTab } from './search-and-place.ts'

export function licenseDialog(panel: Frame): Locator {
  return panel.getByRole('dialog', { name: /^(License|Swap comps)/ })
}

/** Opens the plan for all comps of the file, without the pause for claims. */
export async function planAll(panel: Frame): Promise<Locator> {
  await skipClaimPause(panel)
  return openPlan(panel)
}

/** The same with the pause for claims. */
export async function openPlan(panel: Frame): Promise<Locator> {
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: /^(License|Swap) all/ }).click()
  return licenseDialog(panel)
}

/** Opens the lines of a plan. */
export async function openRows(plan: Locator): Promise<void> {
  await plan.getByRole('listitem').first().waitFor()
  const closed = plan.locator('li > details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Flows test the pause; among journeys only `loop` waits for it. */
export async function skipClaimPause(panel: Frame): Promise<void> {
  await panel.evaluate(pause => {
    const later = setTimeout.bind(window)
    Object.assign(window, {
      // A method, as tsx wraps named functions in a call of its own.
      setTimeout(run: () => void, time?: number) {
        return later(run, time === pause ? 0 : time)
      }
    })
  }, claimPause)
}

/** Confirms the plan that is shown. */
async function confirm(panel: Frame): Promise<void> {
  await licenseDialog(panel)
    .getByRole('button', { name: /^(License \d|Use|Swap \d)/ })
    .click()
}

/** Confirms the plan that is shown, and waits for a notice that all went so. */
export async function confirmAsPlanned(panel: Frame): Promise<void> {
  await confirm(panel)
  await plannedNotice(panel).waitFor()
  await licenseDialog(panel).waitFor({ state: 'detached' })
}

/** Confirms the plan that is shown and shows the outcome. */
export async function confirmPlan(panel: Frame): Promise<void> {
  await confirm(panel)
  await showOutcome(panel)
}

/** Waits for the outcome; one without problems is shown by its notice. */
export async function showOutcome(panel: Frame): Promise<void> {
  const done = licenseDialog(panel).getByRole('button', { name: 'Done' })
  const show = plannedNotice(panel).getByRole('button', { name: 'Show' })
  await done.or(show).waitFor()
  if (await show.isVisible()) await show.click()
  await done.waitFor()
}

function plannedNotice(panel: Frame): Locator {
  return panel
    .getByRole('status')
    .filter({ hasText: /^(Licensed|Swapped) .*downloads? used\./ })
}

export async function closeOutcome(panel: Frame): Promise<void> {
  await licenseDialog(panel).getByRole('button', { name: 'Done' }).click()
  await licenseDialog(panel).waitFor({ state: 'detached' })
}
