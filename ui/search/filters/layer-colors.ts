import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { controller } from '../../platform/controller.ts'
import { Latest } from '../../platform/latest.ts'

export type LayerColors =
  | { state: 'loading' }
  | { state: 'ready'; colors: readonly string[] }
  | { state: 'failed'; error: ErrorData }

/** Colors of the selected layers, by covered area. */
export const $layerColors = atom<LayerColors>({ state: 'loading' })

const latest = new Latest()

/** The old colors stay until the new ones are known. */
export async function findLayerColors(): Promise<void> {
  const signal = latest.start()
  try {
    const { colors } = await controller.findColors({}, { signal })
    if (!signal.aborted) $layerColors.set({ state: 'ready', colors })
  } catch (error) {
    if (signal.aborted) return
    $layerColors.set({ state: 'failed', error: toErrorData(error) })
  }
}
