/** Of assets, as the API names them. */
export const mediaTypes = ['image', 'video', 'audio'] as const

export type MediaType = (typeof mediaTypes)[number]
