/** The layer that is the file's thumbnail; null for the usual one. */
export const thumbnail: { id: string | null } = { id: null }
