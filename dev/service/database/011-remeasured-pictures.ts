/** Forces measuring all pictures again: some file types are refused now. */
export const remeasuredPictures = `
UPDATE pictures SET bytes = -1;
`
