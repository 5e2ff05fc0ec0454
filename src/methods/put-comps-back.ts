import type { CallContext } from '../../contract/incoming-calls.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { createSlices } from '../platform/slices.ts'
import { changeImages } from '../swapping/change-images.ts'
import { decidePutBacks } from '../swapping/decide-put-backs.ts'

export async function putCompsBack(
  { assets }: { assets: AssetRef[] },
  context: CallContext
): Promise<SwappedComps> {
  const decide = await decidePutBacks(assets, createSlices(context))
  return changeImages('licensed', assets, decide, context)
}
