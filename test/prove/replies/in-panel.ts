/**
 * A person's action: searches for words, chooses the medium to search for or to
 * list, fills a field of a dialog or form with words, presses a tab or button of this name or
 * what a selector matches.
 */
export type Step = readonly [
  'search' | 'medium' | 'listed' | 'fill' | 'tab' | 'button' | 'press',
  string
]

export interface Order {
  steps: readonly Step[]
  /** Selector of the elements that show the expected texts. */
  selector: string
  attribute: string | null
  expected: readonly string[]
  /** The panel may retry by itself. */
  isWaitedFor: boolean
  /** The sentence for a failure that has to be shown; empty for none. */
  says: string
}

/** What a run showed. */
export interface Seen {
  missing: string[]
  /** Text of the view at the end. */
  words: string
  problems: string[]
}

interface Watched {
  pending: number
  problems: string[]
}

declare global {
  /** In the panel's frame only. */
  var __watched: Watched | undefined
}

/**
 * Runs in each frame before its own scripts: counts requests until their
 * replies are read, and records everything that a panel must not do.
 */
export function watchFrame(): void {
  const watched: Watched = { pending: 0, problems: [] }
  globalThis.__watched = watched
  const readers = ['text', 'json', 'arrayBuffer'] as const
  const own = fetch
  // By then, the work that follows a reply has started.
  const end = () => setTimeout(() => (watched.pending -= 1))
  globalThis.fetch = async (...given) => {
    watched.pending += 1
    try {
      const response = await own(...given)
      for (const name of readers) {
        const read: () => Promise<unknown> = response[name].bind(response)
        Object.defineProperty(response, name, {
          value: () => {
            watched.pending += 1
            return read().finally(end)
          }
        })
      }
      return response
    } finally {
      end()
    }
  }
  addEventListener('error', event =>
    watched.problems.push(`uncaught: ${event.message}`)
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    watched.problems.push(`unhandled: ${String(reason)}`)
  )
  addEventListener('securitypolicyviolation', event =>
    watched.problems.push(
      `violates ${event.effectiveDirective}: ${event.blockedURI}`
    )
  )
}

/** Runs in the panel's frame: takes the steps, waits for calm and checks. */
export async function runInPanel(order: Order): Promise<Seen> {
  // Turns of the thread without a pending reply, which take longer on a busy
  // machine. Two retries of the panel take 20 seconds.
  const maxTurns = order.isWaitedFor ? 3000 : 300
  // Seconds after which a person expects a button to work again.
  const maxRetrySeconds = 3600
  // Milliseconds; the panel itself gives up earlier.
  const timeout = 90_000
  const watched = globalThis.__watched
  if (!watched) throw new Error('Nobody watches this frame.')

  const turn = () =>
    new Promise<void>(resolve => {
      requestAnimationFrame(() => setTimeout(resolve))
    })

  async function waitUntil(isDone: () => boolean): Promise<boolean> {
    let left = maxTurns
    while (!isDone()) {
      if (left === 0) return false
      await turn()
      if (watched?.pending === 0) left -= 1
    }
    return true
  }

  function find(step: Step): HTMLElement | null {
    const [kind, what] = step
    const selectors = {
      search: 'form[role=search] input',
      medium: 'select[aria-label="Search for"]',
      listed: '#view select:has(option[value=video])',
      fill: 'dialog input, details[open] form input',
      tab: '[role=tab]',
      button: 'button',
      press: what
    }
    const isNamed = kind === 'tab' || kind === 'button'
    const all = document.querySelectorAll<HTMLElement>(selectors[kind])
    // The search field exists behind other tabs, too.
    const isBehind = kind === 'search' || kind === 'medium'
    const shown = [...all].filter(one => isBehind || one.checkVisibility())
    return shown.find(one => !isNamed || nameOf(one) === what) ?? null
  }

  function nameOf(element: HTMLElement): string | null {
    return element.getAttribute('aria-label') ?? element.textContent
  }

  function take(step: Step, element: HTMLElement): void {
    if (element instanceof HTMLSelectElement) {
      element.value = step[1]
      element.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
    if (!(element instanceof HTMLInputElement)) return element.click()
    element.value = step[1]
    element.dispatchEvent(new Event('input', { bubbles: true }))
    if (step[0] === 'search') element.form?.requestSubmit()
  }

  /** Waits for two turns without pending replies: rendering takes one. */
  async function waitForCalm(): Promise<void> {
    const end = performance.now() + timeout
    for (let times = 0; times < 2;) {
      await turn()
      if (performance.now() > end) {
        watched?.problems.push('waits for a reply for ever')
        return
      }
      times = watched?.pending === 0 ? times + 1 : 0
    }
  }

  function findMissingTexts(): string[] {
    const elements = [...document.querySelectorAll(order.selector)]
    const texts = elements.map(element =>
      order.attribute === null
        ? (element.textContent ?? '')
        : (element.getAttribute(order.attribute) ?? '')
    )
    const left = new Map<string, number>()
    for (const text of texts) left.set(text, (left.get(text) ?? 0) + 1)
    return order.expected.filter(text => {
      const count = left.get(text) ?? 0
      left.set(text, count - 1)
      return (
        count <= 0 && !texts.some(one => one !== text && one.includes(text))
      )
    })
  }

  function shownText(): string {
    const view = document.getElementById('view')
    return [...(view?.children ?? [])]
      .filter(child => child instanceof HTMLElement && !child.hidden)
      .map(child => child.textContent ?? '')
      .join(' ')
  }

  function showsFailure(): boolean {
    return document.body.textContent.includes(order.says)
  }

  function lookForFailure(): string[] {
    const buttons = [...document.querySelectorAll('button')]
      .filter(button => button.checkVisibility())
      .map(button => button.textContent)
    const isRetry = (text: string) => /^(Try|Check) again/.test(text)
    const emptiness =
      /\bNo (results|similar|images|sets|licenses|collections|recomm|popular|featured)|\b[\d,]+ results?\b/
    const words = shownText()
    const [empty] = emptiness.exec(words) ?? []
    return [
      ...(showsFailure()
        ? []
        : [`does not say “${order.says}”, but “${words}”`]),
      ...(buttons.some(isRetry) ? [] : [`offers no retry beside “${words}”`]),
      ...(empty === undefined ? [] : [`says “${empty}” of a failure`])
    ]
  }

  function look(): string[] {
    const problems: string[] = []
    const words = shownText()
    if (!document.querySelector('nav [role=tab]')) problems.push('no landmark')
    if (words.trim() === '') problems.push('blank')
    const odd = /\bNaN\b|\bundefined\b|\[object |\bInfinity\b|∞|Invalid Date/
    const [said] = odd.exec(words) ?? []
    if (said !== undefined) problems.push(`says ${said}`)
    const [, wait = '0'] = /\bin ([\d,]+) seconds/.exec(words) ?? []
    if (Number(wait.replaceAll(',', '')) > maxRetrySeconds) {
      problems.push(`waits ${wait} seconds`)
    }
    if ('__ran' in globalThis) problems.push('ran a script')
    return order.says === '' ? problems : [...problems, ...lookForFailure()]
  }

  for (const step of order.steps) {
    if (!(await waitUntil(() => find(step) !== null))) {
      watched.problems.push(`nothing to ${step.join(' ')}`)
      break
    }
    const element = find(step)
    if (element) take(step, element)
    await new Promise(resolve => setTimeout(resolve))
  }
  await waitUntil(() => shownText().trim() !== '')
  await waitForCalm()
  await waitUntil(() => findMissingTexts().length === 0 && showsFailure())
  return {
    missing: findMissingTexts(),
    words: shownText().trim().slice(0, 300),
    problems: [...watched.problems.splice(0), ...look()]
  }
}
