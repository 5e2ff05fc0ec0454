import * as v from 'valibot'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())

/** `GET /v2/user`. */
export const User = v.object({
  id: text,
  username: text,
  full_name: text,
  first_name: text,
  last_name: text,
  language: text,
  customer_id: text,
  contributor_id: text,
  organization_id: text,
  email: text,
  is_premier: flag,
  is_premier_parent: flag,
  premier_permissions: v.optional(v.array(v.string())),
  only_sensitive_use: flag,
  only_enhanced_license: flag
})

export type User = v.InferOutput<typeof User>

/** `GET /v2/user/access_token`. */
export const AccessTokenDetails = v.object({
  client_id: text,
  realm: v.optional(v.picklist(['customer', 'contributor'])),
  scopes: v.optional(v.array(v.string())),
  username: text,
  user_id: text,
  customer_id: text,
  contributor_id: text,
  organization_id: text,
  expires_in: v.optional(v.nullable(v.number()))
})

export type AccessTokenDetails = v.InferOutput<typeof AccessTokenDetails>

const LicenseFormat = v.object({
  media_type: text,
  size: text,
  format: text,
  min_resolution: v.optional(v.number()),
  description: text
})

/** Grants licenses. Only a running one has an `allotment`. */
export const Subscription = v.object({
  id: v.string(),
  license: text,
  description: text,
  asset_type: text,
  expiration_time: text,
  allotment: v.optional(
    v.object({
      downloads_left: v.optional(v.number()),
      downloads_limit: v.optional(v.number()),
      start_time: text,
      end_time: text
    })
  ),
  formats: v.optional(v.array(LicenseFormat)),
  metadata: v.optional(v.looseObject({})),
  price_per_download: v.optional(
    v.object({
      local_amount: v.optional(v.number()),
      local_currency: text
    })
  )
})

export type Subscription = v.InferOutput<typeof Subscription>
