import { atom, computed } from 'nanostores'
import type { Selection } from '../../contract/selection.ts'
import { controller } from '../platform/controller.ts'
import { showError } from './notices.ts'
import { Latest } from '../platform/latest.ts'

export const $selection = atom<Selection>({ count: 0, layers: [] })

/** Selected layers that can hold a picture. */
export const $fillable = computed($selection, ({ layers }) =>
  layers.filter(layer => layer.refusal === null)
)

/** Instances follow one of them. */
export const $isFollowed = computed($fillable, layers =>
  layers.some(({ isMain }) => isMain)
)

const latest = new Latest()

/** A long one is shown as far as it is known, and then whole. */
export function hearSelection(selection: Selection): void {
  latest.stop()
  $selection.set(selection)
  if (selection.isCut) void findAll(selection)
}

async function findAll({ count }: Selection): Promise<void> {
  const signal = latest.start()
  try {
    const { layers } = await controller.call('findTargets', {}, { signal })
    if (!signal.aborted) $selection.set({ count, layers })
  } catch (error) {
    if (!signal.aborted) showError(error)
  }
}
