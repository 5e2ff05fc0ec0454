import type { ErrorCode } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { createSlices } from '../platform/slices.ts'
import type { Slices } from '../platform/slices.ts'
import { keepFileId } from './file-id.ts'
import { refusalOf } from './refusal.ts'

/** What takes changes back, the newest last. */
export type Restore = (() => void | Promise<void>)[]

/**
 * Changes the file in one undo step; failed or cancelled, it leaves no trace.
 * Without a call nothing cancels it. `work` adds to `restore` what takes its changes back.
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
      keepFileId()
      figma.commitUndo()
    }
    return result
  } catch (error) {
    await takeBack(restore)
    throw error
  }
}

/**
 * One of many changes: gives why it was refused, by `work` before it changed
 * anything, or by Figma; then it leaves no trace, and the others stand.
 */
export async function tryChange(
  restore: Restore,
  work: (restore: Restore) => Promise<ErrorCode | null>
): Promise<ErrorCode | null> {
  const own: Restore = []
  try {
    const code = await work(own)
    if (!code) own.forEach(back => restore.push(back))
    return code
  } catch (error) {
    await takeBack(own)
    return refusalOf(error)
  }
}

/** In slices; what is gone meanwhile needs no going back. */
async function takeBack(restore: Restore): Promise<void> {
  const slices = createSlices()
  for (let back = restore.pop(); back; back = restore.pop()) {
    if (slices.isOver()) await slices.next()
    try {
      await back()
    } catch {
      // its layer was removed, or locked by somebody else
    }
  }
}
