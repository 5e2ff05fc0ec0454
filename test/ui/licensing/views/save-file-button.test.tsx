import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  $saving,
  savingKey
} from '../../../../ui/licensing/download/save-files.ts'
import type { LicensedFile } from '../../../../ui/licensing/purchase/licensed-file.ts'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { toRunItem } from '../../../../ui/licensing/purchase/run-item.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { rowOf } from '../../shown-plan.tsx'

beforeEach(() => void useQuietPlatform())

afterEach(() => {
  $saving.set(new Map())
  cleanup()
})

function trackOf(assetId: string, size = 'clean_audio'): LicensedFile {
  const what = {
    assetId,
    mediaType: 'audio',
    name: '',
    licenseId: 'a1'
  } as const
  const file = { license: '', size, format: '', download: null, entry: null }
  return { ...what, ...file }
}

/** Shows the result of a run that licensed these. */
function show(...files: LicensedFile[]): void {
  const items = files.map(file => ({
    ...toRunItem(file, null, 'not-placed', 1),
    reduced: file
  }))
  $licensing.set({ state: 'done', items })
  render(<LicenseDialog />)
}

it('offers the files of tracks, one by one and all', () => {
  show(trackOf('1'), trackOf('2'), trackOf('3', 'original_audio'))

  const labels = screen
    .getAllByRole('button', { name: /^Download/ })
    .map(button => button.getAttribute('aria-label') ?? button.textContent)
  expect(labels).toEqual([
    'Download MP3 of Track 1',
    'Download MP3 of Track 2',
    'Download WAV of Track 3',
    'Download 3 tracks'
  ])
})

it('offers no download of all for one track', () => {
  show(trackOf('1'))

  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1)
})

it('shows how much has arrived, and stops it', async () => {
  const file = trackOf('1', 'original_audio')
  let hasStopped = false
  const stop = () => void (hasStopped = true)
  const progress = { done: 2_400_000, total: 8_000_000, stop }
  $saving.set(new Map([[savingKey(file), progress]]))
  show(file)

  const text = rowOf('Track 1').queryByText('Downloading 2 of 8 MB')
  await userEvent.click(
    screen.getByRole('button', { name: 'Stop downloading Track 1' })
  )
  $saving.set(new Map())

  expect(text).not.toBeNull()
  expect(hasStopped).toBe(true)
  expect(await screen.findByText('Download WAV')).toBeTruthy()
})

it('counts no megabytes of a small file', () => {
  const file = trackOf('1')
  const progress = { done: 0, total: 900_000, stop: () => {} }
  $saving.set(new Map([[savingKey(file), progress]]))

  show(file)

  expect(screen.getByText('Downloading MP3…')).toBeTruthy()
})
