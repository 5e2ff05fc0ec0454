import { expect, it } from 'vitest'
import { assetOf } from '../asset-of.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import { never } from '../scripted-web.ts'

async function openViews() {
  const world = createWorld()
  world.web.on('GET http://gateway.test/api/v2/images/*', never)
  const { view } = await openPanel(world)
  return { ...view, openAsset }

  function openAsset(assetId: string): void {
    view.openView({ name: 'asset', assetId, mediaType: 'image' })
  }
}

it('goes back through the opened assets', async () => {
  const { $view, $canGoBack, openAsset, goBack } = await openViews()
  expect($canGoBack.get()).toBe(false)
  openAsset('1')
  openAsset('2')

  goBack()

  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  goBack()
  expect($view.get()).toEqual({ name: 'search' })
  expect($canGoBack.get()).toBe(false)
  goBack()
  expect($view.get()).toEqual({ name: 'search' })
})

it('starts another tab at its first view', async () => {
  const { $view, $canGoBack, openAsset, openView, openTab } = await openViews()
  openTab('file')
  openAsset('1')
  openTab('search')

  openView({ name: 'file' })

  expect($view.get()).toEqual({ name: 'file' })
  expect($canGoBack.get()).toBe(false)
})

it('keeps the view of each tab', async () => {
  const { $view, $tab, openAsset, openTab, goBack } = await openViews()
  openAsset('1')
  openTab('file')
  openAsset('2')
  expect($tab.get()).toBe('file')

  openTab('search')

  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  openTab('file')
  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '2',
    mediaType: 'image'
  })
  goBack()
  expect($view.get()).toEqual({ name: 'file' })
})

it('returns to the first view of the open tab when pressed', async () => {
  const { $view, openAsset, openTab } = await openViews()
  openAsset('1')
  openAsset('2')

  openTab('search')

  expect($view.get()).toEqual({ name: 'search' })
})

it('also opens the first view of a tab on top', async () => {
  const { $view, $tab, openAsset, openOnTop, goBack } = await openViews()
  openAsset('1')

  openOnTop({ name: 'search' })

  expect($view.get()).toEqual({ name: 'search' })
  expect($tab.get()).toBe('search')
  goBack()
  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
})

it('opens the same twice in a row once', async () => {
  const { $canGoBack, openAsset, goBack, $view } = await openViews()
  openAsset('1')
  openAsset('1')

  goBack()

  expect($view.get()).toEqual({ name: 'search' })
  expect($canGoBack.get()).toBe(false)
})

it('compares views without their known details', async () => {
  const { $canGoBack, openAsset, openView, goBack } = await openViews()
  openAsset('1')

  openView({
    name: 'asset',
    assetId: '1',
    mediaType: 'image',
    known: assetOf('1')
  })

  goBack()
  expect($canGoBack.get()).toBe(false)
})

it('keeps at most 50 views, including the first of the tab', async () => {
  const { $view, $canGoBack, openAsset, goBack } = await openViews()
  for (let index = 0; index < 70; index += 1) openAsset(String(index))
  const seen = []

  while ($canGoBack.get()) {
    seen.push($view.get())
    goBack()
  }

  expect(seen).toHaveLength(49)
  expect(seen.at(-1)).toEqual({
    name: 'asset',
    assetId: '21',
    mediaType: 'image'
  })
  expect($view.get()).toEqual({ name: 'search' })
})

it('keeps the position of each view, even if opened twice', async () => {
  const { $view, openAsset, goBack, placeOf } = await openViews()
  openAsset('1')
  Object.assign(placeOf($view.get()), { scroll: 300, control: 'Place' })
  openAsset('2')
  openAsset('1')
  expect(placeOf($view.get())).toEqual({ scroll: 0, cell: 0 })

  goBack()
  goBack()

  expect(placeOf($view.get())).toEqual({
    scroll: 300,
    cell: 0,
    control: 'Place'
  })
})

it('distinguishes a return from opening', async () => {
  const { $isReturn, openAsset, openTab, goBack } = await openViews()
  openAsset('1')
  expect($isReturn.get()).toBe(false)

  goBack()

  expect($isReturn.get()).toBe(true)
  openTab('file')
  expect($isReturn.get()).toBe(false)
})
