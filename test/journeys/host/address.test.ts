import { expect, it } from 'vitest'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()

it('starts nothing at an invalid address', async () => {
  const opened = await host.open({ code: '' })
  const { page } = opened
  opened.expectErrors(/Correct the address/)
  const url = new URL(page.url())
  url.search = 'es=2019&sed=view'

  await page.goto(url.href)

  const notice = page.getByText('The host did not start.')
  await notice.waitFor()
  expect(await notice.textContent()).toContain(
    'es is one of 2017, 2020, latest. "sed" means nothing here'
  )
  expect(await page.evaluate(() => window.figmaHost)).toBeUndefined()
})
