import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideBack } from '../swapping/plan-back.ts'

export async function putCompsBack(
  { assetIds }: { assetIds: string[] },
  context: CallContext
): Promise<SwappedComps> {
  return changeImages('licensed', assetIds, decideBack(assetIds), context)
}
