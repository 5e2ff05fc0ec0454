import { expect, it } from 'vitest'
import { copyLayer } from './copy-layer.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()

it('plans with a page that was unreadable when the file was checked', async () => {
  const file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const [placed] = await placeResults(file, 'mountain', 1)
  const page = file.headless.host.user.addPage('Archive')
  const far = await copyLayer(file, placed?.layer.id ?? '', page)
  const { panel, headless } = await stack.reopen(file)
  headless.faults.set([{ kind: 'page-unloadable', page }])
  await panel.checkFile()
  const checked = panel.$file.get()
  headless.faults.set([])

  await panel.planLicenses([imageOf(placed?.assetId ?? '')])
  await stack.until(() => panel.$swapPreview.get().state === 'ready')

  const usesOf = (text: unknown) => JSON.stringify(text).includes(`"${far}"`)
  expect(checked).toMatchObject({
    state: 'ready',
    pages: [{}, { name: 'Archive', checkedAt: null }]
  })
  expect(usesOf(checked)).toBe(false)
  expect(usesOf(panel.$swapPreview.get())).toBe(true)
  expect(panel.$swapPreview.get()).toMatchObject({ unreadPages: [] })
})
