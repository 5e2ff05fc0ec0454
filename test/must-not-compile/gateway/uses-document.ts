export const title = document.title // error TS2584
