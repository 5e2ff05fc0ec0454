import { atom } from 'nanostores'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import { controller } from '../platform/controller.ts'

/** The last key that was saved or deleted. */
export const $lastSaved = atom<{ key: string } | null>(null)

/** Saves a text, or deletes it with null. Errors name the key in their data. */
export async function saveText(
  key: string,
  text: string | null,
  signal?: AbortSignal
): Promise<void> {
  try {
    await controller.saveText({ key, text }, { signal })
  } catch (thrown) {
    const { code, message, data } = toErrorData(thrown)
    throw new ClearedError(code, message, { ...data, key })
  }
  $lastSaved.set({ key })
}
