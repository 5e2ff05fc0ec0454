import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FoundImage, FoundUse } from '../../../contract/finding.ts'
import type { UnclearUse } from '../../../ui/file/check/group-uses.ts'
import { $isChoosing } from '../../../ui/file/check/unclear.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { UnclearView } from '../../../ui/file/unclear-view.tsx'
import { ready, useOf } from '../checked-file.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $isChoosing.set(false)
})

afterEach(cleanup)

const candidates = ['1', '2'].map((assetId): FoundImage => ({
  assetId,
  mediaType: 'image',
  state: 'comp'
}))

function unclear(change: Partial<FoundUse> = {}): UnclearUse {
  return { use: useOf({ image: null, among: [0, 1], ...change }), candidates }
}

it('renders nothing while nothing is unclear', () => {
  const { container } = render(<UnclearView unclear={[]} />)

  expect(container.textContent).toBe('')
})

it('chooses nothing by itself', async () => {
  render(<UnclearView unclear={[unclear()]} />)
  const choose = screen.getByRole('button', {
    name: 'Choose what Hero shows'
  })
  const field = screen.getByRole('combobox', { name: 'Shown in Hero' })
  const offered = within(field)
    .getAllByRole('option')
    .map(one => one.textContent)
  const before = choose.hasAttribute('disabled')

  await userEvent.selectOptions(field, 'Image 2')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(offered).toEqual(['Choose one', 'Image 1', 'Image 2'])
  expect(before).toBe(true)
  expect(sent).toMatchObject([
    {
      method: 'chooseAsset',
      input: {
        imageHash: 'aa',
        holders: ['1:1'],
        assetId: '2',
        mediaType: 'image'
      }
    }
  ])
})

it('applies the choice for a style to its layers', async () => {
  const style = { nodeId: null, styleId: 'S:1', name: 'Brand' }
  const layer = { styleId: 'S:1', isFollower: true as const }
  render(<UnclearView unclear={[unclear(style), unclear(layer)]} />)

  await userEvent.selectOptions(screen.getByRole('combobox'), 'Image 1')
  await userEvent.click(screen.getByRole('button', { name: /Choose/ }))

  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(sent).toMatchObject([{ input: { holders: ['S:1'] } }])
})

it('shows the layer on the canvas', async () => {
  render(<UnclearView unclear={[unclear()]} />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Show Hero on Home' })
  )

  expect(sent).toMatchObject([
    { method: 'selectNodes', input: { nodeIds: ['1:1'] } }
  ])
})

it('lists a hundred, and counts the others', () => {
  const many = Array.from({ length: 102 }, (_, i) =>
    unclear({ nodeId: `1:${i}` })
  )

  render(<UnclearView unclear={many} />)

  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  expect(screen.getByText('and 2 more layers')).toBeTruthy()
})

it('counts only undecided uses', () => {
  const style = { nodeId: null, styleId: 'S:1', name: 'Brand' }
  const layer = { styleId: 'S:1', isFollower: true as const }
  ready([], { unclear: [unclear(style), unclear(layer)] })

  render(<FileView />)

  expect(screen.getByText('Choose what 1 layer shows')).toBeTruthy()
})

it('keeps the file uncleared until decided', () => {
  ready([], { unclear: [unclear()] })

  render(<FileView />)

  expect(
    screen.getByRole('heading', { name: 'Which one is this?' })
  ).toBeTruthy()
  expect(screen.getByText('Choose what 1 layer shows')).toBeTruthy()
  expect(
    screen.queryByText('No images, videos or tracks in this file yet')
  ).toBeNull()
})
