/** Has every own picture measured again: some kinds of file are refused now. */
export const remeasuredPictures = `
UPDATE pictures SET bytes = -1;
`
