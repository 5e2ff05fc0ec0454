import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { createSlices } from '../platform/slices.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideBack } from '../swapping/decide-put-backs.ts'

export async function putCompsBack(
  { assets }: { assets: AssetRef[] },
  context: CallContext
): Promise<SwappedComps> {
  const decide = await decideBack(assets, createSlices(context))
  return changeImages('licensed', assets, decide, context)
}
