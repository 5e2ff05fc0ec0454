// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type {
  Host,
  Scene,
  UserActions
} from '../../../../dev/figma/core/host.ts'
import { LayerList } from '../../../../dev/figma/sidebar/layer-list.tsx'
import { $openLayers } from '../../../../dev/figma/sidebar/open-layers.ts'
import { $scene } from '../../../../dev/figma/canvas/scene.ts'
import { sceneNode } from '../render/scene-node.ts'

const scene: Scene = {
  pageId: '0:1',
  pageName: 'Page 1',
  pages: [{ id: '0:1', name: 'Page 1' }],
  background: { r: 1, g: 1, b: 1 },
  selection: [],
  viewport: { center: { x: 0, y: 0 }, zoom: 1 },
  children: [
    sceneNode({
      id: '1:1',
      name: 'Card',
      type: 'FRAME',
      children: [sceneNode({ id: '1:2', name: 'Photo' })]
    }),
    sceneNode({ id: '1:3', name: 'Badge', locked: true })
  ]
}

let calls: unknown[] = []

const user: Partial<UserActions> = {
  select(ids) {
    $scene.set({ ...scene, selection: ids })
  },
  rename: (...change) => void calls.push(['rename', ...change]),
  setLocked: (...change) => void calls.push(['lock', ...change])
}

// The list asks the host for nothing but the person's actions.
const host = { user } as unknown as Host

beforeEach(() => {
  calls = []
  $openLayers.set(new Set())
  $scene.set(scene)
  render(<LayerList host={host} />)
})

afterEach(cleanup)

function names(): (string | null)[] {
  const items = screen.getAllByRole('treeitem')
  return items.map(item => item.getAttribute('aria-label'))
}

function selected(): (string | null)[] {
  const items = screen.queryAllByRole('treeitem', { selected: true })
  return items.map(item => item.getAttribute('aria-label'))
}

test('lists the topmost layer first', () => {
  expect(names()).toEqual(['Badge', 'Card'])
})

test('selects by click and adds with Shift', async () => {
  await userEvent.click(screen.getByRole('treeitem', { name: 'Badge' }))
  expect(selected()).toEqual(['Badge'])

  const keys = userEvent.setup()
  await keys.keyboard('{Shift>}')
  await keys.click(screen.getByRole('treeitem', { name: 'Card' }))
  expect(selected()).toEqual(['Badge', 'Card'])
})

test('opens, enters and leaves a frame by keyboard', async () => {
  const card = screen.getByRole('treeitem', { name: 'Card' })
  await userEvent.click(card)
  card.focus()

  await userEvent.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Badge', 'Card', 'Photo'])

  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toEqual(['Photo'])

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(names()).toEqual(['Badge', 'Card'])
})

test('shows a selected layer inside a closed frame', async () => {
  $scene.set({ ...scene, selection: ['1:2'] })

  expect(await screen.findByRole('treeitem', { name: 'Photo' })).toBeTruthy()
})

test('renames by F2 and Enter', async () => {
  const badge = screen.getByRole('treeitem', { name: 'Badge' })
  await userEvent.click(badge)
  badge.focus()

  await userEvent.keyboard('{F2}')
  const field = screen.getByRole('textbox', { name: 'Layer name' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Seal{Enter}')

  expect(calls).toEqual([['rename', '1:3', 'Seal']])
})

test('unlocks a locked layer', async () => {
  const badge = screen.getByRole('treeitem', { name: 'Badge' })

  await userEvent.click(
    within(badge).getByRole('button', { name: 'Unlock Badge' })
  )

  expect(calls).toEqual([['lock', '1:3', false]])
})
