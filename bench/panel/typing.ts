import type { Frame, Page, Request } from 'playwright-core'
import { closeAll } from '../../dev/close-all.ts'
import type { HostServer } from '../../dev/figma/server.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import { varyCase } from '../vary-case.ts'
import { withStack } from '../with-stack.ts'
import { openBareSearch, serveBareSearch } from './open-bare-search.ts'
import { keepNames } from './paints.ts'

const delay = 100
/** 500 ms on an idle machine. */
const bar = 1.5
/** Milliseconds between two keys. */
const pace = 80

/** Words of ten characters. */
const words = ['watermelon', 'lighthouse', 'strawberry', 'basketball']
const searches = '/v2/images/search'

interface Typed {
  /** Milliseconds from the last key to its results. */
  time: number
  requests: number
  stale: number
}

/** Types words without Enter, with every request to the service delayed. */
export function benchTyping(): Promise<Figure[]> {
  return withStack(async (stack, folder) => {
    const bare = await serveBareSearch(folder)
    try {
      return await measure(stack, bare)
    } finally {
      await bare.close()
    }
  })
}

async function measure(stack: TestStack, bare: HostServer): Promise<Figure[]> {
  await typeAll(stack, bare, 0)
  stack.service.faults.delay(delay)
  const rounds = [await typeAll(stack, bare, 2), await typeAll(stack, bare, 4)]
  const typed = rounds.flatMap(({ own }) => own)
  const plain = rounds.flatMap(one => one.bare)
  const most = Math.max(...typed.map(({ requests }) => requests))
  const stale = typed.reduce((sum, one) => sum + one.stale, 0)
  const own = median(typed.map(({ time }) => time))
  const reference = median(plain.map(({ time }) => time))
  return [
    atMost(
      'last key → its results, against a bare page',
      own / reference,
      bar,
      '×',
      `${round(own)} against ${round(reference)} ms, medians of ${typed.length}`
    ),
    atMost('searches for ten characters, most', most, 2, ''),
    atMost('results of other words shown as theirs', stale, 0, '')
  ]
}

async function typeAll(
  stack: TestStack,
  bare: HostServer,
  way: number
): Promise<{ own: Typed[]; bare: Typed[] }> {
  const opened = await openPage(stack)
  const openedBare = await openBareSearch(stack, bare, opened)
  try {
    const [panel, plain] = [await opened.panel(), await openedBare.panel()]
    const typed: { own: Typed[]; bare: Typed[] } = { own: [], bare: [] }
    for (const word of words) {
      const [one, other] = [varyCase(word, way), varyCase(word, way + 1)]
      typed.bare.push(await typeOnce(openedBare.page, plain, one))
      typed.own.push(await typeOnce(opened.page, panel, other))
    }
    return typed
  } finally {
    await closeAll([() => openedBare.close(), () => opened.close()])
  }
}

async function typeOnce(
  page: Page,
  panel: Frame,
  word: string
): Promise<Typed> {
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill('')
  const replies = new Map<string, string>()
  const kept: Promise<void>[] = []
  let requests = 0
  const isSearch = (request: Request): boolean =>
    request.method() === 'GET' &&
    new URL(request.url()).pathname.endsWith(searches)
  // Not `response`, which is also emitted for replies that are cut later.
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
  await panel.evaluate(keepNames)
  await panel.evaluate(watchResults)
  await field.pressSequentially(word, { delay: pace })
  await panel.waitForFunction(
    text =>
      window.looks?.at(-1)?.isCurrent && window.looks.at(-1)?.text === text,
    word
  )
  const looks = await panel.evaluate(() => window.looks ?? [])
  page.removeAllListeners('request')
  page.removeAllListeners('requestfinished')
  await Promise.all(kept)
  const lastKey = looks.find(({ text }) => text === word)?.at ?? NaN
  const isCorrect = ({ text, pictures }: Look): boolean =>
    pictures.every(url => replies.get(text)?.includes(url) ?? false)
  const shown = looks.find(
    look => look.text === word && isCorrect(look) && look.isCurrent
  )
  return {
    time: (shown?.at ?? NaN) - lastKey,
    requests,
    stale: looks.filter(look => look.isCurrent && !isCorrect(look)).length
  }
}

/** What the screen shows at one moment. */
interface Look {
  /** Milliseconds. */
  at: number
  /** Text of the field. */
  text: string
  /** Addresses of the first results. */
  pictures: string[]
  /** The results are shown as those of the text. */
  isCurrent: boolean
}

declare global {
  interface Window {
    looks?: Look[]
  }
}

/** Runs in the panel: records each key and what each frame shows. */
function watchResults(): void {
  const looks: Look[] = []
  window.looks = looks
  const field = document.querySelector<HTMLInputElement>('[type=search]')
  const note = (isCurrent: boolean, pictures: string[]): void => {
    if (window.looks !== looks) return
    const text = field?.value ?? ''
    looks.push({ at: performance.now(), text, pictures, isCurrent })
  }
  addEventListener('input', () => note(false, []))
  const look = (): void => {
    const grid = document.querySelector('[role=grid]')
    const images = [...(grid?.querySelectorAll('img') ?? [])].slice(0, 3)
    const isCurrent = grid !== null && grid.ariaBusy !== 'true'
    note(
      isCurrent,
      images.map(image => image.src)
    )
    if (window.looks === looks) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
