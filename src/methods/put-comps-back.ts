import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AssetRef, SwappedComps } from '../../contract/swapping.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decideBack } from '../swapping/decide-back.ts'

export async function putCompsBack(
  { assets }: { assets: AssetRef[] },
  context: CallContext
): Promise<SwappedComps> {
  return changeImages('licensed', assets, decideBack(assets), context)
}
