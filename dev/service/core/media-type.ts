/** Images are photos, illustrations and vectors. */
export type MediaType = 'image' | 'video' | 'audio'
