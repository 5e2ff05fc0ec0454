import type { Frame } from 'playwright-core'
import { openHouse } from '../../test/e2e/house.ts'
import type { TestHouse } from '../../test/e2e/house.ts'
import { closeBrowser, openPage } from '../../test/e2e/open-page.ts'
import { dragPanelTo } from '../../test/e2e/resize-panel.ts'
import { openTab } from '../../test/e2e/search-and-place.ts'
import { signIn } from '../../test/e2e/sign-in.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median, worst } from '../ratio.ts'
import { spelledAs } from '../spelled-as.ts'
import { withFolder } from '../with-folder.ts'

const delay = 100
const bar = 2 * delay + 100
const words = ['mountain', 'city', 'sea', 'forest', 'cat', 'flower', 'night']
const searches = '/v2/images/search'
const warmUps = 2

/**
 * Enter → the first ten thumbnails on screen, with every request to the
 * service delayed, in fresh browser contexts so that nothing is cached there.
 */
export function benchFirstThumbnails(): Promise<Figure[]> {
  return withFolder(async folder => {
    const house = await openHouse(folder)
    try {
      return [
        ...(await measure(house, 'signed out', false)),
        ...(await measure(house, 'signed in', true))
      ]
    } finally {
      await closeBrowser()
      await house.close()
    }
  })
}

async function measure(
  house: TestHouse,
  name: string,
  signedIn: boolean
): Promise<Figure[]> {
  house.service.faults.delay(delay)
  try {
    const { arrivals } = house.service
    const times: number[] = []
    let requests = 0
    for (let run = 0; run < warmUps + 2; run++) {
      const before = arrivals.count('GET', searches)
      const measured = await searchAll(house, signedIn, run)
      const asked = arrivals.count('GET', searches) - before
      requests = Math.max(requests, asked / words.length)
      if (run >= warmUps) times.push(...measured)
    }
    const note = `median of ${times.length}; worst ${Math.round(worst(times))} ms`
    const title = `Enter → ten thumbnails at ${delay} ms, ${name}`
    const counted = `requests for results of a search, ${name}`
    return [
      atMost(title, median(times), bar, 'ms', note),
      atMost(counted, requests, 1, '')
    ]
  } finally {
    house.service.faults.delay(0)
  }
}

async function searchAll(
  house: TestHouse,
  signedIn: boolean,
  run: number
): Promise<number[]> {
  const opened = await openPage({ ...house, width: 1600, height: 1200 })
  try {
    const panel = await opened.panel()
    await dragPanelTo(opened, panel, 480, 760)
    if (signedIn) {
      await signIn(opened, 'designer')
      await openTab(panel, 'Search')
    }
    const times: number[] = []
    for (const word of words) {
      const spelling = spelledAs(word, signedIn ? run + 4 : run)
      times.push(await searchOnce(panel, spelling))
    }
    return times
  } finally {
    await opened.close()
  }
}

async function searchOnce(panel: Frame, word: string): Promise<number> {
  await panel.getByRole('searchbox', { name: 'Search assets' }).fill(word)
  await panel.evaluate(watchThumbnails)
  await panel.getByRole('searchbox', { name: 'Search assets' }).press('Enter')
  return panel.evaluate(() => window.tenThumbnails ?? Promise.reject())
}

declare global {
  interface Window {
    /** Milliseconds from Enter to the tenth picture shown. */
    tenThumbnails?: Promise<number>
  }
}

/** Runs in the panel: forgets the old pictures, waits for ten new ones. */
function watchThumbnails(): void {
  const old = new Set(Array.from(document.images, image => image.src))
  window.tenThumbnails = new Promise<number>(resolve =>
    addEventListener('keydown', () => resolve(performance.now()), {
      once: true,
      capture: true
    })
  ).then(async started => {
    for (;;) {
      const inView = Array.from(document.images).filter(
        image => image.getBoundingClientRect().top < innerHeight
      )
      const shown = inView.filter(
        image => !old.has(image.src) && image.complete && image.naturalWidth > 0
      )
      const time = performance.now() - started
      if (shown.length >= 10) return time
      if (time > 10_000) {
        throw new Error(`${shown.length} of ${inView.length} pictures came.`)
      }
      await new Promise(requestAnimationFrame)
    }
  })
}
