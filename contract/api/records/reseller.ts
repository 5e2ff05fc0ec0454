import * as v from 'valibot'
import { Price } from './license.ts'

/** A plan that a reseller may sell. */
export const ResellerProduct = v.object({
  id: v.string(),
  name: v.string(),
  description: v.optional(v.string()),
  license: v.optional(v.string()),
  price: v.optional(Price)
})

export type ResellerProduct = v.InferOutput<typeof ResellerProduct>
