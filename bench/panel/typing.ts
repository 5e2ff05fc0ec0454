import type { Frame, Page, Request } from 'playwright-core'
import { openHouse } from '../../test/e2e/house.ts'
import type { TestHouse } from '../../test/e2e/house.ts'
import { closeBrowser, openPage } from '../../test/e2e/open-page.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import { spelledAs } from '../spelled-as.ts'
import { withFolder } from '../with-folder.ts'

const delay = 100
const bar = 400
/** Between two keys, in milliseconds. */
const pace = 80

/** Of ten characters. */
const words = ['watermelon', 'lighthouse', 'strawberry', 'basketball']
const searches = '/v2/images/search'

interface Typed {
  /** Milliseconds from the last key to its results. */
  time: number
  requests: number
  stale: number
}

/** Words typed without Enter, every request to the service delayed. */
export function benchTyping(): Promise<Figure[]> {
  return withFolder(async folder => {
    const house = await openHouse(folder)
    try {
      await typeAll(house, 0)
      house.service.faults.delay(delay)
      const typed = [...(await typeAll(house, 1)), ...(await typeAll(house, 2))]
      const times = typed.map(({ time }) => time)
      const most = Math.max(...typed.map(({ requests }) => requests))
      const stale = typed.reduce((sum, one) => sum + one.stale, 0)
      const note = `median of ${times.length}; worst ${Math.round(Math.max(...times))} ms`
      return [
        atMost(
          'last key → its results',
          median(times),
          bar + delay,
          'ms',
          note
        ),
        atMost('searches for ten characters, most', most, 2, ''),
        atMost('results of other words shown as theirs', stale, 0, '')
      ]
    } finally {
      await closeBrowser()
      await house.close()
    }
  })
}

async function typeAll(house: TestHouse, round: number): Promise<Typed[]> {
  const opened = await openPage(house)
  try {
    const panel = await opened.panel()
    const typed: Typed[] = []
    for (const word of words) {
      const spelled = spelledAs(word, round)
      typed.push(await typeOnce(opened.page, panel, spelled))
    }
    return typed
  } finally {
    await opened.close()
  }
}

async function typeOnce(
  page: Page,
  panel: Frame,
  word: string
): Promise<Typed> {
  const field = panel.getByRole('searchbox', { name: 'Search assets' })
  await field.fill('')
  const replies = new Map<string, string>()
  const kept: Promise<void>[] = []
  let requests = 0
  const isSearch = (request: Request): boolean =>
    request.method() === 'GET' &&
    new URL(request.url()).pathname.endsWith(searches)
  // Not `response`, which comes for replies too that are cut after it.
  const keep = async (request: Request): Promise<void> => {
    if (!isSearch(request)) return
    const query = new URL(request.url()).searchParams.get('query') ?? ''
    const response = await request.response()
    replies.set(query, (await response?.text()) ?? '')
  }
  page.on('request', request => {
    if (isSearch(request)) requests += 1
  })
  page.on('requestfinished', request => void kept.push(keep(request)))
  // The helper by which functions keep their names here.
  await panel.evaluate('globalThis.__name = value => value')
  await panel.evaluate(watchResults)
  await field.pressSequentially(word, { delay: pace })
  await panel.waitForFunction(
    text =>
      window.looks?.at(-1)?.isTheirs && window.looks.at(-1)?.text === text,
    word
  )
  const looks = await panel.evaluate(() => window.looks ?? [])
  page.removeAllListeners('request')
  page.removeAllListeners('requestfinished')
  await Promise.all(kept)
  const lastKey = looks.find(({ text }) => text === word)?.at ?? NaN
  const isOf = ({ text, pictures }: Look): boolean =>
    pictures.every(url => replies.get(text)?.includes(url) ?? false)
  const shown = looks.find(
    look => look.text === word && isOf(look) && look.isTheirs
  )
  return {
    time: (shown?.at ?? NaN) - lastKey,
    requests,
    stale: looks.filter(look => look.isTheirs && !isOf(look)).length
  }
}

/** What is on screen at a moment. */
interface Look {
  /** Milliseconds. */
  at: number
  /** Of the field. */
  text: string
  /** Addresses of the first results. */
  pictures: string[]
  /** They are shown as those of the text. */
  isTheirs: boolean
}

declare global {
  interface Window {
    looks?: Look[]
  }
}

/** Runs in the panel: notes each key, and what each frame is to show. */
function watchResults(): void {
  const looks: Look[] = []
  window.looks = looks
  const field = document.querySelector<HTMLInputElement>('[type=search]')
  const note = (isTheirs: boolean, pictures: string[]): void => {
    if (window.looks !== looks) return
    const text = field?.value ?? ''
    looks.push({ at: performance.now(), text, pictures, isTheirs })
  }
  addEventListener('input', () => note(false, []))
  const look = (): void => {
    const grid = document.querySelector('[role=grid]')
    const images = [...(grid?.querySelectorAll('img') ?? [])].slice(0, 3)
    const isTheirs = grid !== null && grid.ariaBusy !== 'true'
    note(
      isTheirs,
      images.map(image => image.src)
    )
    if (window.looks === looks) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
