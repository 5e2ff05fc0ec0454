import axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import type { Frame } from 'playwright-core'

const wholeStandard: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
}

/** Only the rules that a theme can break. */
export const contrastAlone: RunOnly = {
  type: 'rule',
  values: ['color-contrast']
}

/** Violations of WCAG 2.2 AA that axe finds, a line for each element. */
export async function findViolations(
  panel: Frame,
  runOnly = wholeStandard
): Promise<string[]> {
  // Evaluated, as the page's policy could refuse a script element.
  if (!(await panel.evaluate(() => 'axe' in window))) {
    await panel.evaluate(axe.source)
  }
  const { violations } = await panel.evaluate(
    given =>
      window.axe.run(document, {
        runOnly: given,
        resultTypes: ['violations']
      }),
    runOnly
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`
    )
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
