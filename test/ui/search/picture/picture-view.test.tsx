import {
  cleanup,
  render,
  screen,
  waitFor,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ErrorData } from '../../../../contract/errors.ts'
import { setActiveSession } from '../../../../ui/api/bearer.ts'
import {
  $pictureSearch,
  pictureList
} from '../../../../ui/search/picture/picture-search.ts'
import type { PictureSearch } from '../../../../ui/search/picture/picture-search.ts'
import { handleSelection } from '../../../../ui/shell/selection.ts'
import { $settings } from '../../../../ui/shell/settings.ts'
import { $tab, $view, openOnTop, openTab } from '../../../../ui/shell/view.ts'
import { PictureEntry } from '../../../../ui/search/picture-entry.tsx'
import { PictureView } from '../../../../ui/search/picture/picture-view.tsx'
import { pictureErrorText } from '../../../../ui/search/picture/picture-texts.ts'
import { layerOf } from '../../open-placing.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import type { Sent } from '../../quiet-platform.ts'
import { signInWith } from '../../sign-in-with.ts'

const drawing = 'Making an image of the layer…'
const picture = { name: 'Hero', base64: 'QUJD', size: 84_300 }
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name })
let sent: Sent[]

beforeEach(() => {
  sent = useQuietPlatform()
  signInWith([])
  select(1)
  $pictureSearch.set({ step: 'none' })
  pictureList.close()
  openTab('search')
  openTab('search')
})

afterEach(() => {
  cleanup()
  setActiveSession(null)
})

function select(count: number): void {
  const layers = Array.from({ length: count }, (_, i) => layerOf(`Layer ${i}`))
  handleSelection({ count, layers })
}

function exported(): number {
  return sent.filter(({ method }) => method === 'exportSelection').length
}

/** Renders the view as after a return. */
async function show(search: PictureSearch, begun = drawing): Promise<void> {
  openOnTop({ name: 'picture' })
  render(<PictureView />)
  await screen.findByText(begun)
  $pictureSearch.set(search)
  await waitFor(() => expect(screen.queryByText(begun)).toBeNull())
}

/** The same, without an account. */
async function showSignedOut(search: PictureSearch): Promise<void> {
  setActiveSession(null)
  await show(search, 'Checking…')
}

it('is opened beside the search field', async () => {
  render(<PictureEntry />)

  await userEvent.click(button('Search by image'))

  expect($view.get()).toEqual({ name: 'picture' })
})

it('exports the layer when opened, not after a return', async () => {
  openOnTop({ name: 'picture' })
  const first = render(<PictureView />)
  await waitFor(() => expect(exported()).toBe(1))
  first.unmount()

  openTab('licenses')
  openTab('search')
  render(<PictureView />)

  await screen.findByText(drawing)
  expect(exported()).toBe(1)
})

it('asks to sign in before it exports a layer', async () => {
  await showSignedOut({ step: 'signed-out' })
  expect(await screen.findByText('Sign in to search by image')).toBeTruthy()

  await userEvent.click(button('Sign in'))

  expect($tab.get()).toBe('account')
  expect(exported()).toBe(0)
})

it('can begin once the person has signed in', async () => {
  await showSignedOut({ step: 'signed-out' })

  signInWith([])

  expect(
    await screen.findByRole('button', { name: 'Find similar images' })
  ).toBeTruthy()
  expect(screen.queryByText('Sign in to search by image')).toBeNull()
})

it('can begin without an account where that is allowed', async () => {
  await showSignedOut({ step: 'none' })

  expect(button('Find similar images').disabled).toBe(false)
})

it('names the gateway that the picture of an unknown person passes', async () => {
  await showSignedOut({ step: 'asking', picture })

  expect(
    screen.getByText(/sent, through gateway\.test to service\.test: no name/)
  ).toBeTruthy()
})

it.each([
  ['rate-limited', ['Try again', 'Sign in']],
  ['gateway-unreachable', ['Try again', 'Sign in']],
  ['gateway-credentials', ['Sign in']]
] as const)(
  'offers what helps after %s without an account',
  async (code, names) => {
    const error = { code, message: '' }
    await showSignedOut({ step: 'failed', picture, error, mustWait: false })

    const shown = within(screen.getByRole('alert')).getAllByRole('button')
    expect(shown.map(({ textContent }) => textContent)).toEqual(names)
  }
)

it('waits for a layer to be selected', async () => {
  select(0)
  openOnTop({ name: 'picture' })
  render(<PictureView />)
  const start = 'Find similar images'
  expect(button(start).disabled).toBe(true)
  expect(screen.getByText(/^Select a layer that looks like/)).toBeTruthy()

  select(1)
  await waitFor(() => expect(button(start).disabled).toBe(false))
  expect(screen.getByText(/You’ll see it before it’s sent\.$/)).toBeTruthy()
  await userEvent.click(button(start))

  await waitFor(() => expect(exported()).toBe(1))
})

it('shows the picture, its name, size and receiver before it asks', async () => {
  await show({ step: 'asking', picture })

  const shown = screen.getByRole<HTMLImageElement>('img', {
    name: 'Image of Hero'
  })
  expect(shown.getAttribute('src')).toBe('data:image/jpeg;base64,QUJD')
  expect(screen.getByText('Hero, 84 kB')).toBeTruthy()
  expect(screen.getByText(/is sent to service\.test: no name/)).toBeTruthy()
  expect(screen.getByText(/^Cleared asks once per file/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(
    'Send this image to the library?'
  )
})

it('sends only once when pressed twice', async () => {
  await show({ step: 'asking', picture })

  await userEvent.click(button('Send and search'))

  expect($pictureSearch.get()).toEqual({ step: 'sending', picture })
  expect(await screen.findByText('Sending image…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send and search' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Cancel')
})

it('shows the results once the picture was sent', async () => {
  await show({ step: 'sending', picture })
  button('Cancel').focus()

  $pictureSearch.set({ step: 'sent', picture })

  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Search again')
  )
})

it('sends nothing when it is cancelled', async () => {
  await show({ step: 'asking', picture })

  await userEvent.click(button('Cancel'))

  expect($pictureSearch.get()).toEqual({ step: 'none' })
  expect($settings.get().mayUpload).toEqual([])
})

it.each<[string, Record<string, unknown>, string]>([
  ['not-allowed', { status: 403 }, 'the product reverse image search'],
  ['bad-request', { status: 413 }, 'image is too large'],
  ['bad-request', { status: 415 }, 'couldn’t read this image'],
  ['bad-request', { status: 400 }, 'didn’t accept the request'],
  ['rate-limited', { retryAfter: 5000 }, 'Try again in 5 seconds.'],
  ['rate-limited', { retryAfter: 900 }, 'Try again in 1 second.'],
  ['rate-limited', { retryAfter: null }, 'Try again in a minute.'],
  ['not-found', { status: 404 }, 'no longer has this image'],
  ['offline', {}, 'Check your connection'],
  ['export-failed', {}, 'Select one that shows something']
])('explains %s with %j: “%s”', (code, data, text) => {
  const error = { code, message: code, data } as ErrorData // of the list above

  expect(pictureErrorText(error)).toContain(text)
})

it('does not send again before the service allows it', async () => {
  const error = {
    code: 'rate-limited',
    message: '',
    data: { retryAfter: 5000 }
  } as const
  await show({ step: 'failed', picture, error, mustWait: true })
  expect(screen.getByRole('alert').textContent).toContain('in 5 seconds')
  expect(button('Try again').disabled).toBe(true)

  $pictureSearch.set({ step: 'failed', picture, error, mustWait: false })

  await waitFor(() => expect(button('Try again').disabled).toBe(false))
})

it('offers to sign in when the session has ended', async () => {
  const error = { code: 'session-expired', message: '' } as const
  await show({ step: 'failed', picture, error, mustWait: false })
  setActiveSession(null)

  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))

  expect($tab.get()).toBe('account')
})

it('shows that nothing is similar, with the sent picture', async () => {
  pictureList.$list.set({
    state: 'ready',
    assets: [],
    total: 0,
    dropped: 0,
    more: 'none'
  })
  await show({ step: 'sent', picture })

  expect(screen.getByText('84 kB sent: Hero')).toBeTruthy()
  expect(screen.getByText('No similar images')).toBeTruthy()
})

it('offers to send a forgotten picture again', async () => {
  const error = { code: 'not-found', message: '' } as const
  pictureList.$list.set({ state: 'failed', error })
  await show({ step: 'sent', picture })
  expect(screen.getByRole('alert').textContent).toContain(
    'no longer has this image'
  )

  await userEvent.click(button('Try again'))

  expect($pictureSearch.get()).toEqual({ step: 'sending', picture })
})
