import { atom, computed } from 'nanostores'
import type { Selection } from '../../contract/selection.ts'
import { controller } from '../platform/controller.ts'
import { showError } from './notices.ts'
import { Latest } from '../platform/latest.ts'

export const $selection = atom<Selection>({ count: 0, layers: [] })

/** Selected layers that can show a picture. */
export const $fillable = computed($selection, ({ layers }) =>
  layers.filter(layer => layer.refusal === null)
)

/** Filling the selected layers is offered before placing. */
export const $fillsFirst = computed($fillable, layers =>
  layers.some(({ placesFirst }) => !placesFirst)
)

/** Some selected layers have instances that follow them. */
export const $isFollowed = computed($fillable, layers =>
  layers.some(({ isMain }) => isMain)
)

const latest = new Latest()

/** Shows a long selection in part at once, then loads the rest. */
export function handleSelection(selection: Selection): void {
  latest.stop()
  $selection.set(selection)
  if (selection.isCut) void findAll(selection)
}

async function findAll({ count }: Selection): Promise<void> {
  const signal = latest.start()
  try {
    const { layers } = await controller.findTargets({}, { signal })
    if (!signal.aborted) $selection.set({ count, layers })
  } catch (error) {
    if (!signal.aborted) showError(error)
  }
}
