import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import type { FileSize } from '../../../ui/api/asset.ts'
import { $selection } from '../../../ui/shell/selection.ts'
import { SizesSection } from '../../../ui/asset/sizes-section.tsx'
import { session } from '../../src/saved-records.ts'
import { assetOf } from '../asset-of.ts'

const huge: FileSize = {
  name: 'huge_jpg',
  width: 3000,
  height: 2000,
  format: 'jpg',
  displayName: 'huge',
  fileSize: 5_200_000,
  isLicensable: null
}

const small = {
  ...huge,
  name: 'small_jpg',
  displayName: 'small',
  width: 500,
  height: 333,
  fileSize: null
}

beforeEach(() => $selection.set({ count: 0, layers: [] }))

afterEach(() => {
  cleanup()
  setActiveSession(null)
})

function select(...areas: [number, number][]): void {
  const layers = areas.map(([width, height], index) => ({
    nodeId: `1:${index}`,
    name: 'Hero',
    width,
    height,
    refusal: null,
    asset: null
  }))
  $selection.set({ count: layers.length, layers })
}

function rows(): (string | null)[] {
  return screen.getAllByRole('listitem').map(row => row.textContent)
}

it('lists pixels and file size', () => {
  render(<SizesSection asset={assetOf('1', { sizes: [small, huge] })} />)

  expect(rows()).toEqual([
    'Small JPG500 × 333 px',
    'Huge JPG3000 × 2000 px · 5.2 MB'
  ])
})

it('shows how each size fits the selected layer', async () => {
  render(<SizesSection asset={assetOf('1', { sizes: [small, huge] })} />)

  select([640, 480])

  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/140 × 147 px too small for 640 × 480 \(0\.69×/),
      expect.stringMatching(/Covers 640 × 480 at 4\.1×$/)
    ])
})

it('measures several layers by the most demanding one', async () => {
  render(<SizesSection asset={assetOf('1', { sizes: [huge] })} />)

  select([100, 100], [1500, 1000], [20, 20])

  await expect.poll(rows).toEqual([expect.stringMatching(/1500 × 1000 at 2×$/)])
  expect(screen.getByText(/^For 3 selected layers/)).toBeTruthy()
})

it('says of the JPEG of a vector that it is not sold alone', () => {
  const vector = { ...huge, name: 'vector_eps', format: 'eps' }
  const sizes = [{ ...huge, isLicensable: false }, vector]

  render(<SizesSection asset={assetOf('1', { sizes })} />)

  expect(rows()).toEqual([
    expect.stringMatching(/Only with the EPS$/),
    expect.stringMatching(/For other apps only\.$/)
  ])
})

it('shows which sizes cannot be licensed or used here', () => {
  const vector = { ...huge, name: 'vector_eps', format: 'eps' }
  const sizes = [{ ...small, isLicensable: false }, vector]
  setActiveSession({ ...session, expiresAt: null })

  render(<SizesSection asset={assetOf('1', { sizes })} />)

  expect(rows()).toEqual([
    expect.stringMatching(/Not in your subscriptions$/),
    expect.stringMatching(/Figma can’t open EPS\. For other apps only\.$/)
  ])
})

it('does not mention subscriptions while signed out', () => {
  const sizes = [{ ...small, isLicensable: false }]

  render(<SizesSection asset={assetOf('1', { sizes })} />)

  expect(rows()).toEqual([
    expect.stringMatching(/px ?Not available in this size$/)
  ])
})

it('shows nothing while sizes are not known', () => {
  render(<SizesSection asset={assetOf('1')} />)

  expect(screen.queryByRole('region')).toBeNull()
})
