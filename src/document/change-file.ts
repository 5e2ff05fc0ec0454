import type { ErrorCode } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { createSlices } from '../platform/slices.ts'
import type { Slices } from '../platform/slices.ts'
import { saveFileId } from './file-id.ts'
import { refusalOf } from './refusal.ts'

/** Functions that undo changes, the newest last. */
export type Restore = (() => void | Promise<void>)[]

/**
 * Changes the file in one undo step. A failed or cancelled change leaves no
 * trace; without a context it cannot be cancelled. `work` adds to `restore`
 * the functions that undo its changes.
 */
export async function changeFile<Result>(
  context: CallContext | null,
  work: (restore: Restore, slices: Slices) => Promise<Result>
): Promise<Result> {
  const slices = createSlices(context)
  const restore: Restore = []
  try {
    await slices.next()
    const result = await work(restore, slices)
    if (restore.length > 0) {
      saveFileId()
      figma.commitUndo()
    }
    return result
  } catch (error) {
    await rollBack(restore)
    throw error
  }
}

/**
 * Runs one of many changes. Returns why `work` or Figma refused it; a refused
 * change leaves no trace and does not affect the others.
 */
export async function tryChange(
  restore: Restore,
  work: (restore: Restore) => Promise<ErrorCode | null>
): Promise<ErrorCode | null> {
  const own: Restore = []
  try {
    const code = await work(own)
    if (!code) own.forEach(undo => restore.push(undo))
    return code
  } catch (error) {
    await rollBack(own)
    return refusalOf(error)
  }
}

async function rollBack(restore: Restore): Promise<void> {
  const slices = createSlices()
  for (let undo = restore.pop(); undo; undo = restore.pop()) {
    if (slices.isOver()) await slices.next()
    try {
      await undo()
    } catch {
      // somebody removed or locked the layer in the meantime
    }
  }
}
