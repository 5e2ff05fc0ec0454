import { imageRef } from '../../image-ref.ts'
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { $asset } from '../../../ui/asset/asset.ts'
import { $file } from '../../../ui/file/check/file.ts'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { $histories } from '../../../ui/holdings/owned.ts'
import { markPlaced } from '../../../ui/library/states-in-file.ts'
import { $view, openView } from '../../../ui/shell/view.ts'
import { LicenseSection } from '../../../ui/asset/license-section.tsx'
import { ledgerEntry } from '../ledger-entry.ts'
import { requestOf } from '../request-of.ts'
import { assetOf } from '../asset-of.ts'
import { found, ready } from '../checked-file.ts'
import { noRecords } from '../file-records-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  signInWith(null)
  $file.set({ state: 'idle' })
  $fileRecords.set(noRecords)
  openView({ name: 'search' })
})

afterEach(cleanup)

function show(id = '1'): void {
  const asset = assetOf(id)
  $asset.set({ state: 'ready', asset, full: true })
  render(<LicenseSection asset={asset} />)
}

function facts(): (string | null)[] {
  return screen.getAllByRole('definition').map(fact => fact.textContent)
}

it('shows that the file is unchecked, and checks on request', async () => {
  show()
  expect(facts()).toEqual(['Not checked yet', 'Sign in to see your licenses'])

  await userEvent.click(screen.getByRole('button', { name: 'Check file' }))

  await expect.poll(() => facts()[0]).toBe('Checking…')
})

it('shows that the file has its comp, and where', async () => {
  ready([found('1')])
  signInWith([])
  show()

  expect(facts()).toEqual(['Comp, 1 use', 'No license'])
  await userEvent.click(screen.getByRole('button', { name: 'Show in file' }))

  expect($view.get()).toEqual({ name: 'file', asset: imageRef('1') })
})

it('offers the licensed file for a comp of what the account owns', () => {
  ready([found('1'), found('3')])
  signInWith(['1', '2'])
  const offers = (id: string) => {
    show(id)
    const button = screen.queryByRole('button', { name: 'Use licensed file' })
    cleanup()
    return button !== null
  }

  expect(['1', '2', '3'].map(offers)).toEqual([true, false, false])
})

it('offers the EPS that a license gives', () => {
  signInWith(['1', '2'])
  const image = $histories.get().image
  const own = image?.licenses.get('e2')
  if (!image || !own) throw new Error('Nothing is licensed.')
  const vector = { ...own, size: 'vector', format: 'eps' }
  const licenses = new Map([...image.licenses, ['e2', vector]])
  $histories.set({ image: { ...image, licenses } })
  const name = /^Download EPS of/

  show('1')
  const offered = screen.queryByRole('button', { name })
  cleanup()
  show('2')

  expect(offered).toBeNull()
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

it('offers the best file of a track that the account has licensed', () => {
  signInWith(['1'])
  const image = $histories.get().image
  const own = image?.licenses.get('e1')
  if (!image || !own) throw new Error('Nothing is licensed.')
  const mediaType = 'audio'
  const mp3 = {
    ...own,
    id: 'a1',
    mediaType,
    license: 'audio_standard',
    size: 'clean_audio'
  } as const
  const wav = {
    ...mp3,
    id: 'a2',
    license: 'audio_platform',
    size: 'original_audio'
  }
  const licenses = new Map([mp3, wav].map(one => [one.id, one]))
  $histories.set({ audio: { ...image, mediaType, licenses } })
  const asset = assetOf('1', { mediaType })

  $asset.set({ state: 'ready', asset, full: true })
  render(<LicenseSection asset={asset} />)

  const buttons = screen.getAllByRole('button', { name: /^Download/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Download WAV'
  ])
})

it('shows that it was placed since the last check', () => {
  ready([found('1')])
  signInWith([])
  markPlaced([{ assetId: '2', mediaType: 'image' }])

  show('2')

  expect(facts()[0]).toBe('Comp')
  screen.getByRole('button', { name: 'Check file' })
})

it('shows an account license that the file does not use', () => {
  ready([found('1')])
  signInWith(['1'])
  show()

  expect(facts()).toEqual([
    'Comp, 1 use\nYou have a license: swap it at no charge',
    'Standard, Huge JPG, number\u00a0e1'
  ])
})

it('distinguishes a claim in the file from a confirmed license', () => {
  ready([found('1', { state: 'licensed', license: ledgerEntry() })])
  show()
  expect(facts()[0]).toBe('Recorded, 1 use\nDana Designer, 31 Jan 2026')
  cleanup()
  signInWith(['1'])

  show()

  expect(facts()[0]).toBe('Licensed, 1 use\nDana Designer, 31 Jan 2026')
})

it('shows licenses in the file of assets that it does not show', () => {
  ready([found('2')], { ledger: [ledgerEntry()] })
  show()

  expect(facts()[0]).toBe(
    'Licensed by Dana Designer, 31 Jan 2026, not used in this file'
  )
  expect(screen.queryByRole('button', { name: 'Show in file' })).toBeNull()
})

it('shows who waits for a license', () => {
  ready([found('1'), found('2')])
  $fileRecords.set({ ...noRecords, requests: new Map([['a1', requestOf()]]) })
  show()

  expect(facts()).toContain('By Dana, 20 Nov 2026')
})

it('shows why the history could not be fetched, and retries', async () => {
  let asked = 0
  signInWith([])
  $histories.set({})
  usePlatform({
    ...platform(),
    fetch: () => {
      asked += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  })
  show('3')
  const again = await screen.findByRole('button', {
    name: 'Check account again'
  })
  expect(facts()[1]).toMatch(/connection|offline|internet/i)

  await userEvent.click(again)

  await expect.poll(() => asked).toBe(2)
})
