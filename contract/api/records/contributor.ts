import * as v from 'valibot'

const text = v.optional(v.string())
const texts = v.optional(v.array(v.string()))

/** An author of assets, as the API describes one. */
export const ContributorProfile = v.object({
  id: v.string(),
  display_name: text,
  about: text,
  location: text,
  website: text,
  portfolio_url: text,
  equipment: texts,
  contributor_type: texts,
  styles: texts,
  subjects: texts,
  social_media: v.optional(
    v.object({
      facebook: text,
      google_plus: text,
      linkedin: text,
      pinterest: text,
      tumblr: text,
      twitter: text
    })
  )
})

export type ContributorProfile = v.InferOutput<typeof ContributorProfile>
