/** Has every own picture measured again: fingerprints are made otherwise. */
export const reprintedPictures = `
UPDATE pictures SET bytes = -1;
`
