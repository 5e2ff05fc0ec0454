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

/** The functions that parts of the grid get, each time they are rendered. */
function watchParts(): Map<unknown, unknown[][]> {
  const renders = new Map<unknown, unknown[][]>()
  options.diffed = vnode => {
    if (typeof vnode.type === 'function' && vnode.type !== WindowedGrid) {
      const {
        events,
        actions: _,
        ...others
      } = { events: {}, actions: [], ...vnode.props }
      const given = [...Object.values(others), ...Object.values(events)]
      const functions = given.filter(one => typeof one === 'function')
      renders.set(vnode.type, [...(renders.get(vnode.type) ?? []), functions])
    }
    before.diffed?.(vnode)
  }
  return renders
}

it('gives parts the same functions each time: old ones would keep all in memory', async () => {
  const renders = watchParts()
  renderGrid()
  const rendered = renders.get(AssetCell)?.length ?? NaN

  await act(() => screen.getByRole('button', { name: 'Picture 2' }).focus())

  expect(renders.get(AssetCell)?.length).toBeGreaterThan(rendered)
  expect(renders.get(AssetCell)?.[0]).not.toEqual([])
  for (const [first, ...later] of renders.values()) {
    for (const functions of later) expect(functions).toEqual(first)
  }
})

it('renders only the cells that change', async () => {
  const names = watchRenders()
  renderGrid()
  const atFirst = names.splice(0)

  await act(() => screen.getByRole('button', { name: 'Picture 2' }).focus())

  expect(new Set(atFirst).size).toBe(4)
  expect(new Set(names)).toEqual(new Set(['Picture 1', 'Picture 2']))
})
