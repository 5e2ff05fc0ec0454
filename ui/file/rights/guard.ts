import { assetKey } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { Frame, FoundUse } from '../../../contract/finding.ts'
import type { EditorialAnswer, Mark } from '../../../contract/records.ts'
import { advertisingFrameOf } from './advertising.ts'

/** A frame with an editorial asset, and whether that is allowed. */
export interface GuardedFrame extends Frame {
  isAdvertising: boolean
  /** The reason why the asset may stay anyway. */
  answer: EditorialAnswer | null
}

export interface GuardFacts {
  /** By layer, outermost first. */
  frames: ReadonlyMap<string, readonly Frame[]>
  /** By frame. */
  marks: ReadonlyMap<string, Mark>
  /** By `answerId`. */
  answers: ReadonlyMap<string, EditorialAnswer>
}

export function answerId(asset: AssetRef, frameId: string): string {
  return `${assetKey(asset)}.${frameId}`
}

/**
 * For each use of an editorial asset, the frame that advertises, else the
 * outermost frame on the page. Lists each frame once, advertising ones first.
 */
export function guardUses(
  asset: AssetRef,
  uses: readonly FoundUse[],
  { frames, marks, answers }: GuardFacts
): GuardedFrame[] {
  const guarded = new Map<string, GuardedFrame>()
  for (const { nodeId, pageId } of uses) {
    const around = frames.get(nodeId ?? '') ?? []
    const advertising = advertisingFrameOf(around, marks)
    const frame = advertising ?? around.find(({ id }) => id !== pageId)
    if (!frame) continue
    guarded.set(frame.id, {
      ...frame,
      isAdvertising: advertising !== null,
      answer: answers.get(answerId(asset, frame.id)) ?? null
    })
  }
  const all = [...guarded.values()]
  return [
    ...all.filter(({ isAdvertising }) => isAdvertising),
    ...all.filter(({ isAdvertising }) => !isAdvertising)
  ]
}

/** The person has not given a reason yet. */
export function isOpenWarning({
  isAdvertising,
  answer
}: GuardedFrame): boolean {
  return isAdvertising && answer === null
}
