import { cleanup, render, screen, within } from '@testing-library/preact'
import { assetOf } from '../asset-of.ts'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $asset } from '../../../ui/asset/asset.ts'
import { $reconnectedAt } from '../../../ui/shell/online.ts'
import { $view, openView } from '../../../ui/shell/view.ts'
import { SimilarSection } from '../../../ui/asset/similar-section.tsx'
import { imageRecord, listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const web = useScriptedWeb()
let assetId = 0

beforeEach(() => {
  openView({ name: 'search' })
  // What was found for one asset is kept.
  assetId += 1
  $reconnectedAt.set(0)
})

afterEach(cleanup)

function answer(reply: (page: number) => Response | Promise<Response>): void {
  const path = `https://gateway.test/api/v2/images/${assetId}/similar`
  web.on(`GET ${path}`, ({ url }) =>
    reply(Number(url.searchParams.get('page')))
  )
}

function pictures() {
  const strip = within(screen.getByRole('list', { name: 'Similar' }))
  return strip.getAllByRole('button').map(one => one.ariaLabel ?? one.title)
}

function pageOf(first: number, count: number): Response {
  const records = Array.from({ length: count }, (_, index) =>
    imageRecord(`${first + index}`)
  )
  return listReply(records, { total_count: 30 })
}

it('shows similar assets, and opens one', async () => {
  answer(() => listReply([imageRecord('101'), imageRecord('102')]))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)
  const second = await screen.findByRole('button', { name: 'Picture 102' })
  expect(pictures()).toEqual(['Picture 101', 'Picture 102'])
  web.on('GET https://gateway.test/api/v2/images/102', () =>
    Response.json(imageRecord('102'))
  )
  web.on('GET https://gateway.test/api/v2/contributors', () => listReply([]))

  await userEvent.click(second)

  expect($view.get()).toMatchObject({
    name: 'asset',
    assetId: '102',
    mediaType: 'image'
  })
  await expect.poll(() => $asset.get()).toMatchObject({ full: true })
})

it('loads more at its end, page by page', async () => {
  answer(page => (page === 1 ? pageOf(101, 24) : pageOf(125, 6)))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)
  const first = await screen.findByRole('button', { name: 'Picture 101' })
  expect(web.calls()).toHaveLength(1)

  first.focus()
  await userEvent.keyboard('{End}')

  const strip = screen.getByRole('list', { name: 'Similar' })
  strip.parentElement?.dispatchEvent(new Event('scroll'))
  await expect.poll(() => web.calls().length).toBe(2)
  const pages = web.calls().map(({ url }) => url.searchParams.get('page'))
  expect(pages).toEqual(['1', '2'])
})

it('opens the full list', async () => {
  answer(() => listReply([imageRecord('101')]))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)

  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))

  expect($view.get()).toEqual({
    name: 'similar',
    assetId: `${assetId}`,
    mediaType: 'image'
  })
})

it('shows that nothing is similar', async () => {
  answer(() => listReply([]))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)

  expect(await screen.findByText(/No similar images/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows why it failed, and retries', async () => {
  answer(() => new Response('', { status: 500 }))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(() => listReply([imageRecord('101')]))

  await userEvent.click(again)

  expect(
    await screen.findByRole('button', { name: 'Picture 101' })
  ).toBeTruthy()
})

it('reads again when the connection is back', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)
  await screen.findByRole('button', { name: 'Try again' })
  answer(() => listReply([imageRecord('101')]))

  $reconnectedAt.set(Infinity)

  expect(
    await screen.findByRole('button', { name: 'Picture 101' })
  ).toBeTruthy()
})

it('waits as long as the service asked for', async () => {
  const headers = { 'Retry-After': '120' }
  answer(() => new Response('', { status: 429, headers }))
  render(<SimilarSection asset={assetOf(`${assetId}`)} />)

  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^Try again in 1\d\d seconds$/
  })

  expect(button.disabled).toBe(true)
})
