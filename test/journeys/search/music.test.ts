import type { Frame, Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { tracks } from '../../../dev/catalog/tracks/tracks.ts'
import { trackRecord } from '../../ui/track-record.ts'
import { findCut } from '../looks/find-cut.ts'
import { findFaint } from '../looks/find-faint.ts'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { showTheme } from '../looks/show-theme.ts'
import { chooseMusic, playedTitle, waitForSound } from '../set-up/music.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { results, scrollOf, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'

const journey = useJourney()

it('finds music by mood, plays it, and returns from other music', async () => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, 360, 400)
  const { keyboard } = opened.page
  await chooseMusic(panel)

  await panel.getByRole('button', { name: 'Mood filter' }).click()
  await panel.getByRole('checkbox', { name: 'Happy' }).check()
  await keyboard.press('Escape')
  await results(panel).first().waitFor()
  const count = await panel.getByText(/^\d+ tracks$/).textContent()
  const title = await titleOf(panel, 0)
  await results(panel).first().getByRole('button', { name: /^Play/ }).click()
  await waitForSound(panel)
  expect(await playedTitle(panel)).toBe(title)

  await results(panel).first().hover()
  await opened.page.mouse.wheel(0, 140)
  await expect.poll(() => scrollOf(panel)).toBeGreaterThan(100)
  const scroll = await scrollOf(panel)
  const second = results(panel).nth(3).getByRole('button').first()
  const name = await titleOf(panel, 3)
  await second.click()
  await panel.getByRole('heading', { name, exact: true }).waitFor()
  const instruments = panel.getByRole('region', { name: 'Instruments' })
  await instruments.getByRole('button').first().click()
  await panel.getByRole('button', { name: /^Remove filter/ }).waitFor()
  await results(panel).first().waitFor()
  await back(panel)
  await panel.getByRole('heading', { name, exact: true }).waitFor()
  await back(panel)

  await results(panel).nth(3).waitFor()
  expect(await scrollOf(panel)).toBe(scroll)
  expect(await panel.getByText(/^\d+ tracks$/).textContent()).toBe(count)
  expect(await focusedTitle(panel)).toBe(name)
  await waitForSound(panel)
})

it('plays, seeks and goes on by keyboard alone', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await chooseMusic(panel)
  await panel.getByRole('searchbox').focus()
  await keyboard.type('piano')
  await keyboard.press('Enter')
  await results(panel).first().waitFor()
  const titles = [await titleOf(panel, 0), await titleOf(panel, 1)]
  await results(panel).first().getByRole('button').first().focus()

  await keyboard.press('Space')
  await waitForSound(panel)
  expect(await playedTitle(panel)).toBe(titles[0])
  await keyboard.press('ArrowDown')
  expect(await focusedTitle(panel)).toBe(titles[1])
  await keyboard.press('Space')
  await expect.poll(() => playedTitle(panel)).toBe(titles[1])
  await waitForSound(panel)
  await keyboard.press('Space')
  await panel.waitForFunction(() => document.querySelector('audio')?.paused)
  await keyboard.press('x')
  await panel.getByRole('button', { name: /^1 picked/ }).waitFor()
  await keyboard.press('Enter')

  await panel.getByRole('heading', { name: titles[1] ?? '' }).waitFor()
  await panel
    .getByRole('slider', { name: /^Position in/ })
    .first()
    .focus()
  await keyboard.press('End')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Escape')
  await results(panel).nth(1).waitFor()
  expect(await focusedTitle(panel)).toBe(titles[1])
})

it('lasts through covers, waveforms and previews that are missing', async () => {
  const { opened, panel } = await journey.openPanel()
  opened.expectErrors(/Failed to load resource/)
  await opened.page.route(/\.(png|jpg|mp3|ogg)(\?|$)/, route =>
    route.fulfill({ status: 404 })
  )
  await chooseMusic(panel)
  await searchFor(panel, 'piano', 'music')

  await results(panel).first().getByRole('button').first().press('Space')
  await panel.getByRole('alert').waitFor()

  expect(await panel.getByRole('alert').textContent()).toMatch(
    /preview can’t be played|connection was lost/
  )
  const title = await titleOf(panel, 0)
  expect(await playedTitle(panel)).toBe(title)
  await opened.page.unroute(/\.(png|jpg|mp3|ogg)(\?|$)/)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await waitForSound(panel)
})

it('shows odd tracks in the smallest panel, and plays what it can', async () => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, 300, 400)
  const [media = ''] = journey.stack.addresses.media
  await chooseMusic(panel)
  const url = `${media}/media/audio/${tracks[0]?.id}/preview.mp3`
  const records = [
    trackRecord('1', {
      title: 'x'.repeat(500),
      artists: [{ name: 'y'.repeat(400) }]
    }),
    trackRecord('2', { title: 'أغنية الليل', artists: [{ name: 'فرقة' }] }),
    trackRecord('3', { title: undefined, bpm: undefined, duration: undefined }),
    trackRecord('4', { artists: 7, genres: 'Jazz', lyrics: '<b>x</b>' })
  ].map((record, index) => ({
    ...record,
    assets: index === 3 ? { waveform: { url } } : { preview_mp3: { url } }
  }))
  await opened.page.route(/\/v2\/audio\/search\?/, route =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        data: records,
        page: 1,
        per_page: 50,
        total_count: 4,
        search_id: 'x'
      }
    })
  )
  await searchFor(panel, 'odd', 'music')

  await results(panel).nth(2).getByRole('button').first().press('Space')
  await waitForSound(panel)
  await results(panel).nth(3).getByRole('button').first().press('Space')
  await panel.getByRole('button', { name: /^1 picked/ }).waitFor()

  expect(await playedTitle(panel)).toBe('Track 3')
  expect(await findUnreachable(panel)).toEqual([])
  expect(await findViolations(panel)).toEqual([])
})

it.each([
  [300, 400],
  [900, 640]
])('has no violations at %i × %i', async (width, height) => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, width, height)
  const { keyboard } = opened.page
  const found: Record<string, string[]> = {}

  async function look(what: string): Promise<void> {
    await waitForLayout(panel)
    const cut = await findCut(panel)
    if (cut.length > 0) found[`${what}, cut`] = cut
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(panel, theme)
      const faults = [
        ...(await findViolations(panel)),
        ...(await findFaint(panel)),
        ...(await findUnreachable(panel, '[role=dialog], dialog[open]'))
      ]
      if (faults.length > 0) found[`${what}, ${theme}`] = faults
    }
  }

  await chooseMusic(panel)
  await look('start page')
  await searchFor(panel, 'piano', 'music')
  const overlaps = await overlapsIn(results(panel).nth(1))
  await results(panel).first().hover()
  await look('results')
  await results(panel).first().getByRole('button').first().press('Space')
  await waitForSound(panel)
  await results(panel).first().getByRole('button').first().press('x')
  await look('picked, playing')
  for (const name of ['Genre', 'Mood', 'Instrument', 'Tempo', 'Vocals']) {
    await panel.getByRole('button', { name: `${name} filter` }).click()
    await panel.getByRole('dialog', { name }).waitFor()
    await look(name)
    await keyboard.press('Escape')
  }
  await panel.getByRole('button', { name: /^All filters/ }).click()
  await panel.getByRole('dialog', { name: 'Filters' }).waitFor()
  await look('sheet')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await results(panel).first().getByRole('button').first().press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
  await look('page')
  await back(panel)
  await panel.getByRole('searchbox').fill('qqqqxx')
  await panel.getByText('No tracks for “qqqqxx”').waitFor()
  await look('no tracks')

  expect(found).toEqual({})
  expect(overlaps).toEqual([])
})

/** Texts and pictures of a row that lie upon each other. */
function overlapsIn(row: Locator): Promise<string[]> {
  return row.evaluate(cell => {
    const leaves = [
      ...cell.querySelectorAll('button span:not(:has(*)), button img'),
      ...cell.querySelectorAll('[role=slider]')
    ]
    const parts = leaves.map(one => ({
      what: one.textContent || one.role || one.tagName,
      box: one.getBoundingClientRect()
    }))
    return parts.flatMap(({ what, box }, i) =>
      parts.slice(i + 1).flatMap(other => {
        const { left, right, top, bottom } = other.box
        const across = Math.min(box.right, right) - Math.max(box.left, left)
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
        return across > 1 && down > 1 ? `${what} and ${other.what}` : []
      })
    )
  })
}

function back(panel: Frame): Promise<void> {
  return panel.getByRole('button', { name: 'Back', exact: true }).click()
}

/** The first of its texts. */
async function titleOf(panel: Frame, index: number): Promise<string> {
  const button = results(panel).nth(index).getByRole('button').first()
  return (await button.locator('[dir=auto]').first().textContent()) ?? ''
}

function focusedTitle(panel: Frame): Promise<string | null | undefined> {
  return panel.evaluate(
    () => document.activeElement?.querySelector('[dir=auto]')?.textContent
  )
}
