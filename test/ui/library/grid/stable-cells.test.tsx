import { act, cleanup, render, screen } from '@testing-library/preact'
import { options } from 'preact'
import { afterEach, expect, it } from 'vitest'
import { AssetCell } from '../../../../ui/library/grid/asset-cell.tsx'
import { GridCell } from '../../../../ui/library/grid/grid-cell.tsx'
import { WindowedGrid } from '../../../../ui/library/grid/windowed-grid.tsx'

const before = { ...options }

afterEach(() => {
  cleanup()
  options.diffed = vnode => before.diffed?.(vnode)
})

const items = ['1', '2', '3', '4'].map(id => ({
  id,
  name: `Picture ${id}`,
  aspect: 1.5,
  badges: []
}))

function renderGrid(): void {
  render(
    <WindowedGrid
      label="Results"
      items={items}
      isComplete
      isShown
      isBusy={false}
      place={{ scroll: 0, cell: 0 }}
      clipFor={() => []}
      renewClip={() => Promise.resolve([])}
      stateFor={() => undefined}
      isLicensed={() => false}
      pictureFor={() => null}
      actionsFor={() => []}
      isPicked={() => false}
      onOpen={() => {}}
      onPick={() => {}}
      onExtend={() => {}}
      onPickAll={() => {}}
      keys={{}}
      onDrag={() => {}}
      onNearEnd={() => {}}
    />
  )
}

/** Names of the cells that are rendered. */
function watchRenders(): string[] {
  const names: string[] = []
  options.diffed = vnode => {
    const { name } = { name: '', ...vnode.props }
    if (vnode.type === GridCell) names.push(name)
    before.diffed?.(vnode)
  }
  return names
}

/** The functions that cells get, each time they are rendered. */
function watchCells(): unknown[][] {
  const renders: unknown[][] = []
  options.diffed = vnode => {
    if (vnode.type === AssetCell) {
      const {
        events,
        actions: _,
        ...others
      } = { events: {}, actions: [], ...vnode.props }
      const given = [...Object.values(others), ...Object.values(events)]
      renders.push(given.filter(one => typeof one === 'function'))
    }
    before.diffed?.(vnode)
  }
  return renders
}

it('gives cells the same functions each time: old ones would keep all in memory', async () => {
  const renders = watchCells()
  renderGrid()
  const [first] = renders
  const rendered = renders.length

  await act(() => screen.getByRole('button', { name: 'Picture 2' }).focus())

  expect(renders.length).toBeGreaterThan(rendered)
  expect(first).not.toEqual([])
  for (const functions of renders) expect(functions).toEqual(first)
})

it('renders only the cells that change', async () => {
  const names = watchRenders()
  renderGrid()
  const atFirst = names.splice(0)

  await act(() => screen.getByRole('button', { name: 'Picture 2' }).focus())

  expect(new Set(atFirst).size).toBe(4)
  expect(new Set(names)).toEqual(new Set(['Picture 1', 'Picture 2']))
})
