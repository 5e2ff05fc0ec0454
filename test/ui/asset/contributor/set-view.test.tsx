import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerAssetActions } from '../../../../ui/app/asset-actions.ts'
import { openView } from '../../../../ui/shell/view.ts'
import { SetView } from '../../../../ui/asset/contributor/set-view.tsx'
import { imageRecord, listReply } from '../../image-record.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'

const api = 'GET https://gateway.test/api/v2'

const web = useScriptedWeb()
let id = 0

offerAssetActions()

beforeEach(() => {
  // What was found for one is kept.
  id += 1
  openView({ name: 'search' })
  openView({ name: 'set', contributorId: '77', id: `${id}` })
  const route = `${api}/contributors/77/collections/${id}`
  web.on(route, () => Response.json({ id, name: 'Peaks', total_item_count: 3 }))
  web.on(`${route}/items`, () =>
    listReply([{ id: '2' }, { id: '8' }, { id: '1' }], { total_count: 3 })
  )
  web.on(`${api}/images`, () => listReply([imageRecord('1'), imageRecord('2')]))
})

afterEach(cleanup)

it('shows its assets in order, with two requests', async () => {
  render(<SetView contributorId="77" id={`${id}`} />)

  const grid = await screen.findByRole('grid', { name: 'Peaks' })
  const names = within(grid)
    .getAllByRole('img')
    .map(picture => picture.getAttribute('alt'))
  expect(names).toEqual(['Picture 2', 'Picture 1'])
  expect(screen.getByText('3 images')).toBeTruthy()
  const items = `/api/v2/contributors/77/collections/${id}/items`
  expect(web.calls(items)).toHaveLength(1)
  expect(web.calls('/api/v2/images')).toHaveLength(1)
})

it('offers to place its assets, but no changes', async () => {
  render(<SetView contributorId="77" id={`${id}`} />)
  const grid = await screen.findByRole('grid', { name: 'Peaks' })

  within(grid).getByRole('button', { name: 'Picture 2' }).focus()

  expect(await screen.findByRole('button', { name: 'Place' })).toBeTruthy()
  expect(
    screen.queryByRole('button', { name: /Remove|Rename|Delete/ })
  ).toBeNull()
})

it('shows that a set was removed, and retries', async () => {
  const route = `${api}/contributors/77/collections/${id}`
  web.on(route, () => new Response('{}', { status: 404 }))
  web.on(`${route}/items`, () => new Response('{}', { status: 404 }))
  render(<SetView contributorId="77" id={`${id}`} />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('heading', { name: `Set ${id}` })).toBeTruthy()
  web.on(`${route}/items`, () => listReply([]))

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText(/No images from this set/)).toBeTruthy()
})
