import type { ResellerProduct } from '../../../contract/api/records/reseller.ts'
import type { NewPlan } from './add-plan.ts'
import { cleanAudio, standardFormats, videoFormats } from './plan-formats.ts'

/** A product of resellers: a subscription without an owner. */
export interface Product extends Omit<NewPlan, 'id'> {
  id: string
  /** Dollars per year. */
  price: number
}

export const resellerProducts: readonly Product[] = [
  {
    id: 'images-25',
    license: 'standard',
    description: '25 Images a Month',
    assetType: 'images',
    formats: standardFormats,
    limit: 25,
    price: 588
  },
  {
    id: 'videos-5',
    license: 'footage_standard',
    description: '5 Videos a Month',
    assetType: 'videos',
    formats: videoFormats,
    limit: 5,
    price: 2988
  },
  {
    id: 'audio-5',
    license: 'audio_standard',
    description: '5 Tracks a Month',
    assetType: 'audio',
    formats: cleanAudio,
    limit: 5,
    price: 348
  }
]

/** A product as the API describes it. */
export function productRecord({
  id,
  description,
  license,
  price
}: Product): ResellerProduct {
  return {
    id,
    name: description,
    description: `${description}, for a year`,
    license,
    price: { local_amount: price, local_currency: 'USD' }
  }
}
