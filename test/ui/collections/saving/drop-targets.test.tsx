import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setActiveSession } from '../../../../ui/api/bearer.ts'
import { listed } from '../../../../ui/collections/own/collections.ts'
import { $saving, closeSaving } from '../../../../ui/library/save-request.ts'
import { openView } from '../../../../ui/shell/view.ts'
import { DropTargets } from '../../../../ui/collections/saving/drop-targets.tsx'
import { session } from '../../../src/saved-records.ts'
import { assetOf } from '../../asset-of.ts'
import { listCollections, listMedia } from '../own/list-collections.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

const assets = [assetOf('7'), assetOf('8')]

beforeEach(() => {
  useQuietPlatform()
  openView({ name: 'search' })
  allow('collections.view', 'collections.edit')
})

afterEach(() => {
  cleanup()
  closeSaving()
  setActiveSession(null)
})

function allow(...scopes: string[]): void {
  setActiveSession({ ...session, scopes, expiresAt: null })
}

function show(...names: string[]): void {
  listCollections(...names)
  render(<DropTargets assets={assets} />)
}

function dropOn(name: string): void {
  fireEvent(screen.getByText(name), new Event('drop', { bubbles: true }))
}

it('offers the collections that were changed last', () => {
  show('Spring', 'Summer', 'Autumn', 'Winter')

  const { textContent } = screen.getByRole('group', { name: 'Drop to save' })
  expect(textContent).toBe('SpringSummerAutumnAnother…')
})

it('does not offer the open collection', () => {
  openView({ name: 'collection', kind: 'own', id: '0' })

  show('Spring', 'Summer')

  expect(screen.getByRole('group').textContent).toBe('SummerAnother…')
})

it('saves dropped assets', () => {
  show('Spring', 'Summer')

  dropOn('Summer')

  expect(listed().map(({ count }) => count)).toEqual([3, 5])
})

it('asks where to save assets dropped elsewhere', () => {
  show('Spring')

  dropOn('Another…')

  expect($saving.get()).toEqual(assets)
})

it('offers nothing to people who may not change collections', () => {
  allow('collections.view')

  show('Spring')

  expect(screen.queryByRole('group')).toBeNull()
})

it('offers collections of the dragged medium alone', () => {
  const video = assetOf('7', { mediaType: 'video' })
  listMedia([
    ['Streets', 'image'],
    ['Traffic', 'video']
  ])

  const { rerender } = render(<DropTargets assets={[video]} />)
  const ofVideo = screen.getByRole('group').textContent
  rerender(<DropTargets assets={[video, ...assets]} />)

  expect(ofVideo).toBe('TrafficAnother…')
  expect(screen.getByRole('group').textContent).toBe('Another…')
})
