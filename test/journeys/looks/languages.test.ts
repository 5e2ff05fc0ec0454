import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../sample.ts'
import { root } from '../../../dev/install.mjs'
import { findUnreachable } from './find-unreachable.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab, place, searchFor } from '../set-up/search-and-place.ts'
import { signInAs } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it.each(sample(['de', 'ja'], 1))(
  'is complete in %s in the smallest panel',
  async language => {
    const { service } = journey.stack
    const { opened, panel } = await journey.openPanel({ width: 1500 })
    await dragPanelTo(opened, panel, 300, 400)
    await searchFor(panel, 'mountain')
    await place(opened, 1)
    await signInAs(panel, service, 'designer')
    const [places = {}, buttons = {}, file = {}] = await Promise.all(
      ['places', 'buttons', 'file'].map(area => readWords(language, area))
    )
    const look = async (what: string) => {
      const found = [
        ...(await findUnreachable(panel)),
        ...(await findCut(panel))
      ]
      expect({ what, found }).toEqual({ what, found: [] })
    }

    await panel
      .getByRole('combobox', { name: 'Language' })
      .selectOption(language)

    await panel.getByRole('tab', { name: places['account'] ?? '' }).waitFor()
    expect(await panel.locator('html').getAttribute('lang')).toBe(language)
    await look('account')
    for (const name of [
      places['search'] ?? '',
      places['collections'] ?? '',
      places['licenses'] ?? ''
    ]) {
      await openTab(panel, name ?? '')
      await look(name ?? '')
    }
    await openTab(panel, places['search'] ?? '')
    await panel
      .getByRole('gridcell')
      .first()
      .getByRole('button')
      .first()
      .click()
    await panel.getByRole('heading', { level: 2 }).first().waitFor()
    await look('asset')
    await openTab(panel, places['file'] ?? '')
    const all = (file['licenseAll'] ?? '').replace('{count}', '1')
    const license = panel.getByRole('button', { name: all })
    const one = panel.getByRole('button', { name: buttons['license'] ?? '' })
    await license.or(one).first().waitFor()
    await look('this file')
    await license.or(one).first().click()
    await panel
      .getByRole('dialog', { name: buttons['license'] ?? '', exact: true })
      .waitFor()
    await look('plan')
  }
)

async function readWords(
  language: string,
  area: string
): Promise<Record<string, string>> {
  const path = join(root, 'ui', 'words', `${language}.json`)
  return JSON.parse(await readFile(path, 'utf8'))[area]
}

/** Buttons, tabs and headings whose text is cut off. */
function findCut(panel: Frame): Promise<string[]> {
  return panel.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3')]
      .filter(one => one.checkVisibility() && !one.title)
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .filter(one => getComputedStyle(one).overflowX !== 'visible')
      .map(one => one.textContent)
  )
}
