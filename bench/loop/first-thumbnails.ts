import type { Frame } from 'playwright-core'
import { closeAll } from '../../dev/close-all.ts'
import type { HostServer } from '../../dev/figma/server.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import { dragPanelTo } from '../../test/journeys/set-up/resize-panel.ts'
import { openTab } from '../../test/journeys/set-up/search-and-place.ts'
import { signIn } from '../../test/journeys/set-up/sign-in.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openBareSearch, serveBareSearch } from '../panel/open-bare-search.ts'
import { median } from '../ratio.ts'
import { varyCase } from '../vary-case.ts'
import { withStack } from '../with-stack.ts'

const delay = 100
/** 300 ms on an idle machine. */
const bar = 1.35
const words = ['mountain', 'city', 'forest', 'flower', 'night']
const searches = '/v2/images/search'
const warmUps = 2
const runs = 2

interface Times {
  own: number[]
  bare: number[]
}

/**
 * Enter → the first ten thumbnails on screen, with every request to the
 * service delayed, against a bare page that asks for the same. Browser contexts
 * are fresh, so that nothing is cached there.
 */
export function benchFirstThumbnails(): Promise<Figure[]> {
  return withStack(async (stack, folder) => {
    const bare = await serveBareSearch(folder)
    try {
      return [
        ...(await measure(stack, bare, false)),
        ...(await measure(stack, bare, true))
      ]
    } finally {
      await bare.close()
    }
  })
}

async function measure(
  stack: TestStack,
  bare: HostServer,
  isSignedIn: boolean
): Promise<Figure[]> {
  const all: Times = { own: [], bare: [] }
  let requests = 0
  for (let run = 0; run < warmUps + runs; run++) {
    const way = 2 * (isSignedIn ? run + warmUps + runs : run)
    const measured = await searchAll(stack, bare, isSignedIn, way)
    requests = Math.max(requests, measured.requests)
    if (run < warmUps) continue
    all.own.push(...measured.own)
    all.bare.push(...measured.bare)
  }
  const name = isSignedIn ? 'signed in' : 'signed out'
  const [own, reference] = [median(all.own), median(all.bare)]
  return [
    atMost(
      `Enter → ten thumbnails at ${delay} ms, ${name}, against a bare page`,
      own / reference,
      bar,
      '×',
      `${round(own)} against ${round(reference)} ms, medians of ${all.own.length}`
    ),
    atMost(`requests for results of a search, ${name}`, requests, 1, '')
  ]
}

async function searchAll(
  stack: TestStack,
  bare: HostServer,
  isSignedIn: boolean,
  way: number
): Promise<Times & { requests: number }> {
  const opened = await openPage({ ...stack, width: 1600, height: 1200 })
  const panel = await opened.panel()
  await dragPanelTo(opened, panel, 480, 760)
  if (isSignedIn) {
    await signIn(opened, 'designer')
    await openTab(panel, 'Search')
  }
  const openedBare = await openBareSearch(stack, bare, opened)
  const { arrivals, faults } = stack.service
  faults.delay(delay)
  try {
    const plain = await openedBare.panel()
    const times: Times = { own: [], bare: [] }
    const before = arrivals.count('GET', searches)
    for (const word of words) {
      times.bare.push(await searchOnce(plain, varyCase(word, way)))
      times.own.push(await searchOnce(panel, varyCase(word, way + 1)))
    }
    const asked = arrivals.count('GET', searches) - before
    return { ...times, requests: asked / words.length - 1 }
  } finally {
    faults.delay(0)
    await closeAll([() => openedBare.close(), () => opened.close()])
  }
}

async function searchOnce(panel: Frame, word: string): Promise<number> {
  await panel.getByRole('searchbox', { name: 'Search images' }).fill(word)
  await panel.evaluate(watchThumbnails)
  await panel.getByRole('searchbox', { name: 'Search images' }).press('Enter')
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
      if (time > 60_000) {
        throw new Error(`${shown.length} of ${inView.length} pictures arrived.`)
      }
      await new Promise(requestAnimationFrame)
    }
  })
}
