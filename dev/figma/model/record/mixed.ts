/** `figma.mixed`: a property that differs within the node. */
export const mixed: unique symbol = Symbol('figma.mixed')
