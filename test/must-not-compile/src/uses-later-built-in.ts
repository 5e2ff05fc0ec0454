export const list = [[1], [2]].flat() // error TS2550
