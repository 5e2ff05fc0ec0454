export const { selection } = figma.currentPage // error TS2304
