import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { $frames } from '../../../ui/file/rights/guarded-frames.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { RequestsView } from '../../../ui/file/requests/requests-view.tsx'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { found, pageOf, ready, useOf } from '../checked-file.ts'
import { entryOf } from '../entry-of.ts'
import { noRecords } from '../file-records-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { requestOf } from '../request-of.ts'
import { signInWith } from '../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  $frames.set(new Map())
  $licensing.set({ state: 'idle' })
  signInWith(['1'])
})
afterEach(() => {
  cleanup()
  $fileRecords.set(noRecords)
})

const mark = 'mark7x'
const hostile = `${mark}<img src=x onerror=alert(1)><script>alert(1)</script>\u202e\u2066\n\u200f"'`

/** A file whose layers, pages and records all have this text. */
function showFile(): void {
  const license = entryOf({
    licensee: hostile,
    license: hostile,
    subscription: hostile,
    size: hostile,
    format: hostile,
    at: hostile
  })
  const request = requestOf({ assetIds: ['2'], who: hostile, note: hostile })
  $fileRecords.set({
    ...noRecords,
    requests: new Map([[request.id, request]])
  })
  ready(
    [
      found('1', { state: 'licensed', license }),
      found('2', { uses: [useOf({ name: hostile, pageName: hostile })] }),
      found('3', { asset: null, license, uses: [useOf({ name: hostile })] })
    ],
    {
      ledger: [license],
      pages: [pageOf(), pageOf({ name: hostile, checkedAt: null })]
    }
  )
}

it.each([
  ['file', FileView],
  ['requests', RequestsView]
])(
  'shows an attacker’s texts in the list of the %s as text',
  async (_, View) => {
    showFile()
    const { container } = render(<View />)
    screen
      .queryAllByRole('button', { expanded: false })
      .forEach(button => button.click())

    const words = [
      container.textContent,
      ...[...container.querySelectorAll('[aria-label], [title], [alt]')].map(
        one =>
          ['aria-label', 'title', 'alt']
            .map(name => one.getAttribute(name) ?? '')
            .join(' ')
      )
    ].join(' ')
    expect(words).toContain(mark)
    expect(words).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200f]/)
    expect(
      container.querySelectorAll('script, [onerror], img[src="x"], iframe')
    ).toHaveLength(0)
  }
)
