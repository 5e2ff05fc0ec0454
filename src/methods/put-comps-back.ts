import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { checkTexts } from '../input.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideBack } from '../swapping/plan-back.ts'

export async function putCompsBack(
  input: { assetIds: string[] },
  context: CallContext
): Promise<SwappedComps> {
  const assetIds = checkTexts(input.assetIds, 'assetIds')
  return changeImages('licensed', assetIds, decideBack(assetIds), context)
}
