import { expect, it } from 'vitest'
import { frameKind } from './set-up/frame-kind.ts'
import type { OpenPage } from './set-up/open-page.ts'
import { place, searchFor } from './set-up/search-and-place.ts'
import { useJourney } from './set-up/use-journey.ts'

const journey = useJourney()

it('runs in the expected kind of frame, without an origin', async () => {
  const opened = await journey.open()

  const panel = await opened.panel()

  const element = await panel.frameElement()
  const sandbox = await element.getAttribute('sandbox')
  expect(sandbox !== null).toBe(frameKind === 'sandbox')
  expect(await panel.evaluate(() => origin)).toBe('null')
})

it('ignores messages outside the protocol, and counts them', async () => {
  const { opened, panel } = await journey.openPanel()
  const warnings = warningsOf(opened)
  const garbage = [
    null,
    'call',
    { kind: 'call', id: 1, method: 'placeComp', input: {} },
    { cleared: 1, kind: 'shout', id: 1 },
    { cleared: 2, kind: 'cancel', id: 1 },
    { cleared: 1, kind: 'result', id: 'one', output: null }
  ]

  await panel.evaluate(messages => {
    for (const pluginMessage of messages) {
      parent.postMessage({ pluginMessage }, '*')
    }
  }, garbage)
  await opened.page.evaluate(messages => {
    const frame = document.querySelector<HTMLIFrameElement>(
      'iframe[title="Cleared"]'
    )
    for (const pluginMessage of messages) {
      frame?.contentWindow?.postMessage({ pluginMessage }, '*')
      frame?.contentWindow?.postMessage(pluginMessage, '*')
    }
  }, garbage)

  await expect
    .poll(() => warnings.some(text => text.includes('Ignored 6 messages')))
    .toBe(true)
  await searchFor(panel, 'mountain')
  expect(await place(opened, 0)).not.toBe('')
})

function warningsOf(opened: OpenPage): string[] {
  const warnings: string[] = []
  opened.context.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}
