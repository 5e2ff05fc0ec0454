import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $asset } from '../../../ui/asset/asset.ts'
import { AssetView } from '../../../ui/asset/asset-view.tsx'
import type { Asset } from '../../../ui/api/asset.ts'
import { $view, openView } from '../../../ui/shell/view.ts'
import { assetOf } from '../asset-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
  openView({ name: 'search' })
  openView({ name: 'asset', assetId: '7', mediaType: 'image' })
})

afterEach(cleanup)

async function press(name: string, change: Partial<Asset>): Promise<void> {
  $asset.set({ state: 'ready', asset: assetOf('7', change), full: true })
  render(<AssetView />)
  await userEvent.click(screen.getByRole('button', { name }))
}

it('leads to more with the same person', async () => {
  await press('More with this person', { modelIds: ['21'] })

  expect($view.get()).toEqual({
    name: 'search',
    mediaType: 'image',
    filters: { models: ['21'] }
  })
})

it('distinguishes several people by their ids', async () => {
  await press('More with person 22', { modelIds: ['21', '22'] })

  expect($view.get()).toMatchObject({ filters: { models: ['22'] } })
})

it('finds editorial images, too, from one of them', async () => {
  await press('More with this person', { modelIds: ['21'], isEditorial: true })

  expect($view.get()).toMatchObject({
    filters: { models: ['21'], use: 'both' }
  })
})
