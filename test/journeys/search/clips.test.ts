import type { Frame, Locator, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { chooseVideos, waitForClip } from '../set-up/videos.ts'

const journey = useJourney()

it('plays one clip at most after 300 quick presses', async () => {
  const { panel } = await openVideos()

  const pressed = await panel.evaluateHandle(pressQuickly, 300)
  await panel.locator(':focus').press('Space')

  const count = () =>
    pressed.evaluate(({ videos, most }) => ({
      videos: videos.length,
      active: videos.filter(one => !one.paused || one.networkState !== 0)
        .length,
      most
    }))
  await expect.poll(count).toEqual({ videos: 300, active: 0, most: 1 })
  await panel.getByRole('searchbox').hover()
  await results(panel).first().hover()
  await waitForClip(panel)
})

it('stops a clip when the page of a video opens', async () => {
  const { panel } = await openVideos()
  const first = results(panel).first().getByRole('button').first()
  await first.press('Space')
  await waitForClip(panel)

  await first.press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
  await panel.getByRole('button', { name: 'Back', exact: true }).click()

  await results(panel).first().waitFor()
  expect(await panel.locator('video').count()).toBe(0)
})

it.each([403, 404, 410])(
  'plays a clip whose address expired with %i',
  async status => {
    const { opened, panel } = await openVideos()
    opened.expectErrors(/Failed to load resource/)
    const failed: string[] = []
    await opened.page.route(clips, async route => {
      const url = route.request().url()
      if (failed.length >= 2) return route.continue()
      failed.push(url)
      return route.fulfill({ status })
    })

    await pressPlay(panel)

    await waitForClip(panel)
    expect(failed).toHaveLength(2)
    expect(await said(panel).count()).toBe(0)
  }
)

it.each([
  ['is HTML', answerHtml],
  ['ends early', answerHalf],
  ['has an unknown codec', answerUnknown]
])('says what to do with a clip that %s', async (_, answer) => {
  const { opened, panel } = await openVideos()
  await opened.page.route(clips, answer)

  await pressPlay(panel)
  await said(panel).waitFor()

  expect(await said(panel).textContent()).toBe(
    'Couldn’t play. Open to try again.'
  )
  expect(await panel.locator('video').count()).toBe(0)
  await opened.page.unroute(clips)
  await pressPlay(panel)
  await pressPlay(panel)
  await waitForClip(panel)
})

it('plays a clip again after the connection was lost', async () => {
  const { opened, panel } = await openVideos()
  opened.expectErrors(/Failed to load resource/)
  await opened.context.setOffline(true)

  await pressPlay(panel)
  await said(panel).waitFor()
  const text = await said(panel).textContent()
  await opened.context.setOffline(false)
  await pressPlay(panel)
  await pressPlay(panel)

  await waitForClip(panel)
  expect(text).toBe('Couldn’t play. Open to try again.')
})

const clips = /thumb\.(mp4|webm)/

async function openVideos() {
  const { opened, panel } = await journey.openPanel()
  await chooseVideos(panel)
  await searchFor(panel, 'nature', 'videos')
  return { opened, panel }
}

/** Presses Space on one cell after the other, one in each frame. */
async function pressQuickly(times: number) {
  const videos = new Set<HTMLVideoElement>()
  let most = 0
  for (let i = 0; i < times; i += 1) {
    const cells = document.querySelectorAll<HTMLElement>(
      '[role=gridcell] > button:first-child'
    )
    const cell = cells[i % cells.length]
    cell?.focus({ preventScroll: true })
    cell?.dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true })
    )
    await new Promise(requestAnimationFrame)
    const shown = document.querySelectorAll('video')
    most = Math.max(most, shown.length)
    shown.forEach(video => videos.add(video))
  }
  return { videos: [...videos], most }
}

function pressPlay(panel: Frame): Promise<void> {
  return results(panel).first().getByRole('button').first().press('Space')
}

/** What the first cell says. */
function said(panel: Frame): Locator {
  return results(panel).first().getByRole('status')
}

function answerHtml(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' })
}

async function answerHalf(route: Route): Promise<void> {
  const whole = await (await route.fetch()).body()
  return route.fulfill({
    contentType: 'video/mp4',
    body: whole.subarray(0, whole.length / 2)
  })
}

/** Boxes of a whole film, without content. */
function answerUnknown(route: Route): Promise<void> {
  return route.fulfill({
    contentType: 'video/mp4',
    body: Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moov', 'latin1')
  })
}
