import { atom, computed } from 'nanostores'
import type { Selection } from '../../contract/selection.ts'

export const $selection = atom<Selection>({ count: 0, layers: [] })

/** Selected layers that can hold a picture. */
export const $fillable = computed($selection, ({ layers }) =>
  layers.filter(layer => layer.refusal === null)
)

export function hearSelection(selection: Selection): void {
  $selection.set(selection)
}
