import { expect, it } from 'vitest'
import { createWorld, openPanel } from './open-panel.ts'

it('goes back through the assets that were opened', async () => {
  const { view } = await openPanel(createWorld())
  expect(view.$canGoBack.get()).toBe(false)
  view.openView({ name: 'asset', assetId: '1' })
  view.openView({ name: 'asset', assetId: '2' })

  view.goBack()

  expect(view.$view.get()).toEqual({ name: 'asset', assetId: '1' })
  view.goBack()
  expect(view.$view.get()).toEqual({ name: 'search' })
  expect(view.$canGoBack.get()).toBe(false)
})

it('starts anew with another tab', async () => {
  const { view } = await openPanel(createWorld())
  view.openView({ name: 'asset', assetId: '1' })

  view.openView({ name: 'file' })

  expect(view.$view.get()).toEqual({ name: 'file' })
  expect(view.$canGoBack.get()).toBe(false)
})
