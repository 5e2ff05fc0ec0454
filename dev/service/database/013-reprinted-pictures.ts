/**
 * Forces measuring all pictures again: fingerprints are computed differently
 * now.
 */
export const reprintedPictures = `
UPDATE pictures SET bytes = -1;
`
