import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Contributor } from '../../../../ui/api/contributors.ts'
import { $contributors } from '../../../../ui/asset/contributor/contributor.ts'
import { ProfileView } from '../../../../ui/asset/contributor/profile-view.tsx'
import { contributorOf } from '../../asset-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
})

afterEach(cleanup)

function show(contributor: Contributor | null): void {
  $contributors.set(new Map([['77', { state: 'ready', contributor }]]))
  render(<ProfileView contributorId="77" />)
}

it('shows their own description as text', () => {
  show(
    contributorOf({
      about: '<img src=x onerror=alert(1)>',
      location: 'Bern',
      styles: ['macro', 'night']
    })
  )

  const facts = screen.getAllByRole('definition').map(one => one.textContent)
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  expect(facts).toEqual(['Bern', 'macro, night'])
})

it('opens their website only when pressed', async () => {
  const website = 'https://ann.test/about'
  show(contributorOf({ website }))
  expect(sent).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Open website' }))

  expect(sent).toEqual([{ method: 'openAddress', input: { url: website } }])
})

it.each([
  'javascript:alert(1)',
  'ann.test',
  'file:///etc/hosts',
  'https://ann.test\\@evil.test'
])('offers no link for %s', website => {
  show(contributorOf({ website }))

  expect(screen.getByText(website)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows that nothing is known', () => {
  show(null)

  expect(screen.getByText(/No more details/)).toBeTruthy()
})

it('shows why the profile could not be read, and retries', async () => {
  const error = { code: 'offline', message: '' } as const
  $contributors.set(new Map([['77', { state: 'failed', error }]]))
  render(<ProfileView contributorId="77" />)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect($contributors.get().get('77')).toEqual({ state: 'loading' })
})
