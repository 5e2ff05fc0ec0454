import { svgAttributes } from './svg-text.ts'

/** Attributes by name; null leaves one out. */
export type Attributes = Record<string, string | number | null>

/** A colour, or a reference to a gradient or pattern. */
export interface Ink {
  value: string
  opacity: number
}

/** A part of a layer that paints cover, in the layer's own pixels. */
export interface Region {
  /** The part in one ink. */
  draw(ink: Ink): string
  /** A picture cut to the part. */
  cut(picture: string): string
  /** Covers exactly the layer's box, so that pictures need no cutting. */
  isBox: boolean
}

export const white: Ink = { value: '#fff', opacity: 1 }

export const black: Ink = { value: '#000', opacity: 1 }

/** An ink as the attributes of a fill or stroke. */
export function inkAttributes(
  property: 'fill' | 'stroke',
  ink: Ink
): Attributes {
  return {
    [property]: ink.value,
    [`${property}-opacity`]: ink.opacity === 1 ? null : ink.opacity
  }
}

/** Markup in a group, or as it is when the group would say nothing. */
export function grouped(attributes: Attributes, content: string): string {
  const text = svgAttributes(attributes)
  return text === '' || content === '' ? content : `<g${text}>${content}</g>`
}
