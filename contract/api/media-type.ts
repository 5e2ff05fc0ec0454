/** Of assets, as the API names them. */
export const mediaTypes = ['image', 'video', 'audio'] as const

export type MediaType = (typeof mediaTypes)[number]

/** Whether licenses of a medium have metadata, and so the note of an attempt. */
export function isNoted(mediaType: MediaType): boolean {
  return mediaType !== 'audio'
}

/**
 * Whether license and download requests take size, price and code: those for a
 * track have only the name of its license.
 */
export function takesDetails(mediaType: MediaType): boolean {
  return mediaType !== 'audio'
}

/** Whether a license is for layers; a track is of use without any. */
export function needsLayer(mediaType: MediaType): boolean {
  return mediaType !== 'audio'
}

/** Whether people save the licensed file, since no layer can show it. */
export function isSavedAsFile(mediaType: MediaType): boolean {
  return mediaType === 'audio'
}
