// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FileSummary } from '../../../ui/components/file-summary.tsx'

afterEach(cleanup)

const passed = {
  comps: 0,
  unlicensed: 0,
  licensable: 0,
  assets: 4,
  unreadablePages: [],
  pages: [],
  isStale: false,
  checkedAt: '14:03',
  onCheck: () => {},
  onLicenseAll: () => {}
}

it('says at a glance that everything is licensed', () => {
  render(<FileSummary {...passed} />)

  expect(screen.getByRole('status').textContent).toBe(
    'All 4 assets in this file are licensed'
  )
  expect(screen.queryByRole('button', { name: /License all/ })).toBeNull()
})

it('counts what is not licensed and licenses all of it', async () => {
  let licensed = 0
  render(
    <FileSummary
      {...passed}
      comps={3}
      unlicensed={3}
      licensable={2}
      onLicenseAll={() => (licensed += 1)}
    />
  )

  expect(screen.getByRole('status').textContent).toBe(
    '3 of 4 assets are not licensed'
  )
  await userEvent.click(screen.getByRole('button', { name: 'License all (2)' }))

  expect(licensed).toBe(1)
})

it.each([
  {
    what: { comps: 3, unlicensed: 1 },
    said:
      '1 of 4 assets is not licensed' +
      '2 more are noted as licensed but show their comps.'
  },
  {
    what: { comps: 2, unlicensed: 0 },
    said: '2 of 4 assets show their compsThey are noted as licensed.'
  },
  {
    what: { comps: 1, unlicensed: 0, assets: 1 },
    said: 'The one asset in this file shows its compIt is noted as licensed.'
  }
])('tells comps that are noted as licensed apart: $said', ({ what, said }) => {
  render(<FileSummary {...passed} {...what} />)

  expect(screen.getByRole('status').textContent).toBe(said)
})

it('does not pass a file with pages it could not read', () => {
  render(<FileSummary {...passed} unreadablePages={['Archive', 'Old']} />)

  expect(screen.getByRole('status').textContent).toBe(
    'Not every page could be checkedCould not be read: Archive, Old.'
  )
})

it('shows a pass as such only while nothing changed', () => {
  const { rerender } = render(<FileSummary {...passed} />)
  const fresh = screen.getByRole('status').className

  rerender(<FileSummary {...passed} isStale />)

  expect(screen.getByRole('status').className).not.toBe(fresh)
})

it('tells that the file changed since', async () => {
  let checks = 0
  render(<FileSummary {...passed} isStale onCheck={() => (checks += 1)} />)

  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))

  expect(screen.getByText('Changed since the check')).toBeTruthy()
  expect(checks).toBe(1)
})
