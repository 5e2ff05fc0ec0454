import * as v from 'valibot'

/** The reply of `POST /v2/oauth/access_token`. */
export const TokenReply = v.object({
  access_token: v.string(),
  token_type: v.string(),
  expires_in: v.optional(v.number()),
  user_token: v.optional(v.string()),
  refresh_token: v.optional(v.string())
})

export type TokenReply = v.InferOutput<typeof TokenReply>
